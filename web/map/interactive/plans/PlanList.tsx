import { useQuery } from '@tanstack/react-query'
import { Link, Users } from 'lucide-react'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import { type MapId, mapName } from '#domain/catalog/map.ts'
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { plansQuery } from './plan.queries.ts'
import styles from './PlanList.module.css'

interface PlanListProps {
  opened: number | null
  onOpen: (plan: { id: number; map: MapId }) => void
}

/** The plans of the logged-in user. */
export function PlanList({ opened, onOpen }: PlanListProps) {
  const { data, error, isFetching, refetch } = useQuery(plansQuery)

  if (error) {
    return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <Skeleton label={texts.loadingPlans} shape="rows" />
  if (data.plans.length === 0) return <p className={styles.empty}>{texts.noPlans}</p>
  return (
    <ul className={styles.list}>
      {data.plans.map((plan) => (
        <li key={plan.id}>
          <button
            type="button"
            className={styles.plan}
            aria-label={texts.openPlan(plan.name, mapName(plan.map))}
            aria-current={plan.id === opened}
            onClick={() => onOpen(plan)}
          >
            {/* Without the space, name and map would be one word for tools that compare text and label. */}
            <span className={styles.name}>{plan.name}</span>{' '}
            {plan.draw_id ? <Users aria-hidden="true" /> : null}
            {plan.share_id === null ? null : <Link aria-hidden="true" />}
            <span className={styles.map}>{mapName(plan.map)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
