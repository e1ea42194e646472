import { useQuery } from '@tanstack/react-query'
import { metaMessages as texts } from '#contract/stats/meta.texts.ts'
import type { MetaAnswer, MetaLegend } from '#contract/stats/meta.ts'
import { pickRate } from '#domain/stats/meta.ts'
import { parseAsText } from '../../shared/address/query-parser.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { LegendLink } from '../../shared/legend/LegendLink.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { Meter } from '../../shared/ui/table/Meter.tsx'
import tables from '../../shared/ui/table/SmallTable.module.css'
import { LegendPage } from './LegendPage.tsx'
import { percentText } from './meta-text.ts'
import { metaQuery } from './meta.queries.ts'
import { MetaFilters } from './MetaFilters.tsx'
import { MetaNewsLine } from './MetaNewsLine.tsx'
import { MetaState } from './MetaState.tsx'
import { MetaTable } from './MetaTable.tsx'
import styles from './Meta.module.css'
import { useMetaFilter } from './use-meta-filter.ts'

/** The legends of the field, or the page of one of them. */
export function MetaLegends() {
  const filter = useMetaFilter()
  const query = useQuery(metaQuery(filter))
  const [legend] = useQueryState('legend', parseAsText)
  const { data } = query

  return (
    <div className={styles.meta}>
      <MetaFilters filter={filter} answer={data} />
      {legend !== '' ? (
        <MetaState query={query}>
          {(answer) => <LegendPage legend={legend} answer={answer} least={filter.least} />}
        </MetaState>
      ) : (
        <>
          {data ? <MetaNewsLine {...data} /> : null}
          <Panel
            title={texts.legends}
            count={data ? texts.legendCount(data.legends.length) : undefined}
            flush
            dense
          >
            <MetaState query={query}>{(answer) => <LegendTable answer={answer} />}</MetaState>
          </Panel>
        </>
      )}
    </div>
  )
}

const nameOf = ({ legend }: MetaLegend) => <LegendLink legend={legend} size={20} />

const columnsOf = (series: number) => [
  {
    title: texts.banned,
    cell: ({ banned }: MetaLegend) => <BannedCell key="banned" banned={banned} of={series} />,
  },
  {
    title: texts.after,
    cell: ({ banned }: MetaLegend) => (
      <td key="after">{banned.after === null ? texts.few : banned.after.toFixed(1)}</td>
    ),
  },
  { title: texts.games, cell: ({ now }: MetaLegend) => <td key="games">{now.games}</td> },
]

function LegendTable({ answer }: { answer: MetaAnswer }) {
  const { seriesWithBans } = answer
  const rows = answer.legends.toSorted(
    (a, b) => (pickRate(b.now) ?? 0) - (pickRate(a.now) ?? 0) || b.now.games - a.now.games,
  )
  return (
    <>
      <MetaTable
        label={texts.legends}
        answer={answer}
        rows={rows}
        keyOf={({ legend }) => legend}
        title={texts.legend}
        name={nameOf}
        more={columnsOf(seriesWithBans)}
        shows="rate"
      />
      <p className={styles.note}>
        {seriesWithBans === 0 ? texts.noBans : texts.bansNote} {texts.note}
      </p>
    </>
  )
}

function BannedCell({ banned, of }: Pick<MetaLegend, 'banned'> & { of: number }) {
  if (of === 0) return <td>{texts.few}</td>
  const share = banned.series / of
  return (
    <td className={tables.comp} title={texts.bannedOf(banned.series, of)}>
      <span className={styles.rate}>
        <b>{percentText(share)}</b>
        <Meter percent={100 * share} color="var(--danger)" />
      </span>
    </td>
  )
}
