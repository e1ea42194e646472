import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { CircleDot } from 'lucide-react'
import { trackMessages as texts } from '#contract/messages/track.ts'
import { allMaps, mapName } from '#domain/map/map.ts'
import { leaveOneOut, ringRecord } from '#domain/ring/ring-record.ts'
import { LEAST_JUDGED } from '../shared/forecast/track-source.ts'
import { type PastRings, ringsQuery } from '../shared/queries/rings.queries.ts'
import { EmptyState } from '../shared/ui/feedback/EmptyState.tsx'
import { Waiting } from '../shared/ui/feedback/Waiting.tsx'
import { Facts } from './Facts.tsx'
import styles from './PartHead.module.css'
import { ringFacts } from './record-facts.ts'
import { RING_COLUMNS } from './record-columns.tsx'
import { RecordTable } from './RecordTable.tsx'

/** The back-test of ring forecasts. They aren't stored before a game, so there is no live record. */
export function RingRecordTab() {
  const { missing, all, byMap } = useQueries({
    queries: allMaps().map(({ id }) => ringsQuery(id)),
    combine: judgeMaps,
  })

  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{texts.partTitles.backtest}</h2>
        <p className={styles.text}>{texts.rings.text}</p>
      </div>
      {missing ? (
        <Waiting
          query={missing}
          loading={texts.rings.loading}
          failed={texts.rings.failed}
          lines={5}
        />
      ) : all ? (
        <>
          {all.n < LEAST_JUDGED ? null : <Facts facts={ringFacts(all)} />}
          <RecordTable
            title={texts.rings.byMap}
            columns={RING_COLUMNS}
            rows={byMap}
            rowKey={({ name }) => name}
          />
        </>
      ) : (
        <EmptyState
          icon={<CircleDot aria-hidden="true" />}
          title={texts.rings.empty}
          text={texts.rings.emptyText}
        />
      )}
    </>
  )
}

/** Outside of the component, so it runs again only for new games. */
function judgeMaps(queries: readonly UseQueryResult<readonly PastRings[]>[]) {
  const maps = allMaps().map(({ id }) => id)
  const misses = maps.map((map, at) => leaveOneOut(map, queries[at]?.data ?? []))
  return {
    missing: queries.find(({ data }) => data === undefined),
    all: ringRecord(misses.flat()),
    byMap: maps.flatMap((map, at) => {
      const record = ringRecord(misses[at] ?? [])
      return record ? [{ ...record, name: mapName(map) }] : []
    }),
  }
}
