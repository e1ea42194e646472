import { useQuery } from '@tanstack/react-query'
import { CircleDot } from 'lucide-react'
import { trackMessages as texts } from '#contract/forecast/track.texts.ts'
import type { StoredRings } from '#contract/map/ring.ts'
import { type MapId, mapName } from '#domain/catalog/map.ts'
import { leaveOneOut, ringRecord } from '#domain/map/ring/ring-record.ts'
import { LEAST_JUDGED } from '../../shared/forecast/track-source.ts'
import { allRingsQuery, toPastRings } from '../../shared/queries/rings.queries.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { InfoTip } from '../../shared/ui/overlay/InfoTip.tsx'
import { Facts } from './Facts.tsx'
import styles from './PartHead.module.css'
import { ringFacts } from './record-facts.ts'
import { RING_COLUMNS } from './record-columns.tsx'
import { RecordTable } from './RecordTable.tsx'

/** The back-test of ring forecasts. They aren't stored before a game, so there is no live record. */
export function RingRecordTab() {
  const query = useQuery({ ...allRingsQuery, select: judgeMaps })
  const { data } = query

  return (
    <>
      <div className={styles.head}>
        <div className={styles.heading}>
          <h2 className={styles.title}>{texts.partTitles.backtest}</h2>
          <InfoTip label={texts.howJudged} text={texts.judged.rings} />
        </div>
        <p className={styles.text}>{texts.rings.text}</p>
      </div>
      {data === undefined ? (
        <Waiting
          query={query}
          loading={texts.rings.loading}
          failed={texts.rings.failed}
          lines={5}
        />
      ) : data.all ? (
        <>
          {data.all.n < LEAST_JUDGED ? null : <Facts facts={ringFacts(data.all)} />}
          <RecordTable
            title={texts.rings.byMap}
            columns={RING_COLUMNS}
            rows={data.byMap}
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
function judgeMaps(maps: readonly { map: MapId; games: readonly StoredRings[] }[]) {
  const misses = maps.map((rings) => ({
    map: rings.map,
    own: leaveOneOut(rings.map, toPastRings(rings)),
  }))
  return {
    all: ringRecord(misses.flatMap(({ own }) => own)),
    byMap: misses.flatMap(({ map, own }) => {
      const record = ringRecord(own)
      return record ? [{ ...record, name: mapName(map) }] : []
    }),
  }
}
