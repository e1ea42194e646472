import { Link, UserX, X } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { setDrawTogether } from '#contract/co-drawing.ts'
import { interactiveMapMessages } from '#contract/messages/interactive-map.ts'
import { togetherMessages as texts } from '#contract/messages/together.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { copyAddress } from '../../shared/page/copy-address.ts'
import { notify } from '../../shared/page/toast.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import type { useMapAddress } from '../map-address.ts'
import { togetherAddress } from '../plans/map-link.ts'
import { planQuery, plansQuery } from '../plans/plan.queries.ts'
import { PlanList } from '../plans/PlanList.tsx'
import planStyles from '../plans/PlanPanel.module.css'
import type { TogetherState } from './drawing-session.ts'
import { colorsOfPeople } from './person-colors.ts'
import styles from './TogetherPanel.module.css'

interface TogetherPanelProps {
  address: ReturnType<typeof useMapAddress>
  drawId: string
  state: TogetherState
  /** The plan's number, if it is the user's own. */
  ownPlan: number | null
  userId: number
}

/** The plan's name, whether changes are saved, and who else draws. */
export function TogetherPanel({ address, drawId, state, ownPlan, userId }: TogetherPanelProps) {
  const stop = useStopTogether(address, ownPlan)

  return (
    <Panel title={interactiveMapMessages.plans}>
      <div className={planStyles.form}>
        <div className={planStyles.title}>
          <strong className={planStyles.name}>{state.name}</strong>
          <IconButton
            label={interactiveMapMessages.closePlan}
            icon={<X aria-hidden="true" />}
            onClick={() => address.openPlan(null)}
          />
        </div>
        <p className={planStyles.state} role="status">
          {statusText(state)}
        </p>
        <People people={state.people} userId={userId} />
        <div className={planStyles.buttons}>
          <Button
            icon={<Link aria-hidden="true" />}
            onClick={() => void copyAddress(togetherAddress(drawId))}
          >
            {texts.copyLink}
          </Button>
          {ownPlan === null ? null : (
            <Button
              icon={<UserX aria-hidden="true" />}
              busy={stop.isPending}
              onClick={() => stop.send()}
            >
              {texts.stop}
            </Button>
          )}
        </div>
      </div>
      <PlanList opened={ownPlan} onOpen={address.openPlan} />
    </Panel>
  )
}

function statusText({ connection, pending }: TogetherState) {
  if (connection === 'lost') {
    return pending.length === 0 ? texts.offline : texts.unsent(pending.length)
  }
  if (connection === 'connecting') return texts.connecting
  return pending.length === 0 ? texts.live : texts.saving
}

function People({ people, userId }: Pick<TogetherState, 'people'> & { userId: number }) {
  const colors = colorsOfPeople(people)
  if (people.length === 0) return null
  return (
    <ul className={styles.people} aria-label={texts.people}>
      {people.map(({ id, username }) => (
        <li key={id} className={styles.person} style={{ backgroundColor: colors.get(id) }}>
          {id === userId ? texts.you(username) : username}
        </li>
      ))}
    </ul>
  )
}

/** Back to a plan of one's own, as it was drawn together. */
function useStopTogether(address: ReturnType<typeof useMapAddress>, ownPlan: number | null) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: async () => {
      if (ownPlan === null) return null
      const { message } = await call(setDrawTogether, { id: ownPlan, isOn: false })
      const { plan } = await queryClient.fetchQuery({ ...planQuery(ownPlan), staleTime: 0 })
      return { plan, message }
    },
    onSuccess: (done) => {
      if (!done) return
      notify.success(done.message)
      void queryClient.invalidateQueries(plansQuery)
      if (address.draw !== null) address.openPlan(done.plan)
    },
    onError: ({ message }) => void notify.error(message),
  })
}
