import { Info } from 'lucide-react'
import { useMemo } from 'react'
import { ringMapMessages as texts } from '#contract/map/ring-map.texts.ts'
import type { RingForecast } from '#domain/map/ring/ring-forecast.ts'
import { leaveOneOut, type RingRecord, ringRecord } from '#domain/map/ring/ring-record.ts'
import type { PastRings } from '../../../../shared/queries/rings.queries.ts'
import styles from './RingFacts.module.css'
import type { RingTool } from '../use-ring-tool.ts'

/** With fewer games a forecast is a hint. */
const ENOUGH_GAMES = 50

interface RingFactsProps {
  rings: RingTool
  all: readonly PastRings[]
  /** Without those that ended in an excluded zone. */
  games: readonly PastRings[]
  forecast: RingForecast<PastRings> | null
}

/** How many games the mark rests on, and how far off such marks are. */
export function RingFacts({ rings, all, games, forecast }: RingFactsProps) {
  const { map, placement } = rings
  const isRing2Known = placement.ring1 === null || placement.ring2 !== null
  const record = useMemo(
    () => ringRecord(leaveOneOut(map, games, { isRing2Known })),
    [map, games, isRing2Known],
  )
  const notes = [
    ...(placement.ring1 ? [] : [texts.place]),
    ...(placement.ring1 && !placement.ring2 ? [texts.placeRing2] : []),
    ...(games.length === 0 ? [texts.allExcluded] : []),
    ...(all.length < ENOUGH_GAMES ? [texts.few(all.length)] : []),
    ...(record && placement.ring1 ? [backtestText(record, isRing2Known)] : []),
  ]

  return (
    <div className={styles.facts}>
      <dl className={styles.numbers}>
        <Fact
          label={texts.similar}
          value={forecast ? String(forecast.similar.length) : texts.none}
        />
        <Fact label={texts.onMap} value={String(all.length)} />
        <Fact label={texts.median} value={record?.median.toFixed(2) ?? texts.none} />
      </dl>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          <Info aria-hidden="true" />
          {note}
        </p>
      ))}
    </div>
  )
}

/** With ring 1 alone hardly any mark is within half a radius. */
const backtestText = ({ median, withinHalf }: RingRecord, isRing2Known: boolean) =>
  [
    texts.backtest(median.toFixed(2)),
    ...(isRing2Known ? [texts.withinHalf(Math.round(withinHalf / 10))] : []),
  ].join(' ')

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
