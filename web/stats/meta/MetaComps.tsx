import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { metaMessages as texts } from '#contract/stats/meta.texts.ts'
import type { MetaComp } from '#contract/stats/meta.ts'
import { viewPath } from '../../shared/address/view-path.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import { metaQuery } from './meta.queries.ts'
import { MetaFilters } from './MetaFilters.tsx'
import { MetaNewsLine } from './MetaNewsLine.tsx'
import { MetaState } from './MetaState.tsx'
import { MetaTable } from './MetaTable.tsx'
import styles from './Meta.module.css'
import { useMetaFilter } from './use-meta-filter.ts'

const nameOf = ({ legends }: MetaComp) => <NamedTrio legends={legends} size={18} />

const COUNTS = [
  { title: texts.games, cell: ({ now }: MetaComp) => <td key="games">{now.games}</td> },
  { title: texts.teams, cell: ({ teams }: MetaComp) => <td key="teams">{teams}</td> },
]

/** The compositions of all teams. */
export function MetaComps() {
  const filter = useMetaFilter()
  const query = useQuery(metaQuery(filter))
  const { data } = query

  return (
    <div className={styles.meta}>
      <MetaFilters filter={filter} hasLeast answer={data} />
      {data ? <MetaNewsLine {...data} /> : null}
      <Panel
        title={texts.comps}
        count={data ? texts.compCount(data.comps.length, data.played, filter.least) : undefined}
        actions={
          <Link className={styles.link} to={viewPath('statsboard', { tab: 'comp_performance' })}>
            {texts.oneTeam}
          </Link>
        }
        flush
        dense
      >
        <MetaState query={query}>
          {(answer) =>
            answer.comps.length === 0 ? (
              <EmptyState title={texts.tooFew(answer.teamGames)} text={texts.tooFewText} />
            ) : (
              <MetaTable
                label={texts.comps}
                answer={answer}
                rows={answer.comps}
                keyOf={({ legends }) => legends.join('|')}
                title={texts.composition}
                name={nameOf}
                more={COUNTS}
                shows="games"
              />
            )
          }
        </MetaState>
      </Panel>
    </div>
  )
}
