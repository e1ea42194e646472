import type { CSSProperties } from 'react'
import { counted } from '#contract/base/texts.ts'
import { metaMessages as texts } from '#contract/stats/meta.texts.ts'
import type { MetaComp, MetaPicked } from '#contract/stats/meta.ts'
import { MIN_CELL_GAMES, pickRate, rateChange } from '#domain/stats/meta.ts'
import { signed } from '../../shared/page/signed.ts'
import { Meter } from '../../shared/ui/table/Meter.tsx'
import tables from '../../shared/ui/table/SmallTable.module.css'
import { Whisker } from '../../shared/ui/table/Whisker.tsx'
import { percentText, ratePercent } from './meta-text.ts'
import styles from './Meta.module.css'

export function PickRateCell({ picked }: { picked: MetaPicked }) {
  const rate = pickRate(picked)
  return (
    <td className={tables.comp} title={texts.total(picked.games, picked.legal)}>
      <span className={styles.rate}>
        <b>{rate === null ? texts.few : percentText(rate)}</b>
        <Meter percent={100 * (rate ?? 0)} color="var(--info)" />
      </span>
    </td>
  )
}

export function ChangeCell({ row }: { row: Pick<MetaComp, 'now' | 'before'> }) {
  const change = rateChange(row)
  const rounded = change === null ? null : Math.round(change)
  return (
    <td
      className={styles.change}
      data-change={rounded === null || rounded === 0 ? undefined : rounded > 0 ? 'up' : 'down'}
      title={row.before ? texts.total(row.before.games, row.before.legal) : undefined}
    >
      {rounded === null ? texts.few : rounded === 0 ? '±0' : signed(rounded).replace('.0', '')}
    </td>
  )
}

const LINE = { width: 80, height: 20, edge: 3 }

/** Pick rates by week. Weeks with few team-games leave a gap. */
export function WeeksCell({ weeks }: { weeks: readonly MetaPicked[] }) {
  const { width, height, edge } = LINE
  const rates = weeks.map((week) => (week.legal < MIN_CELL_GAMES ? null : pickRate(week)))
  const known = rates.flatMap((rate, index) => (rate === null ? [] : [{ rate, index }]))
  const top = Math.max(0.02, ...known.map(({ rate }) => rate))
  const x = (index: number) => edge + (index / (weeks.length - 1)) * (width - 2 * edge)
  const y = (rate: number) => height - edge - (rate / top) * (height - 2 * edge)
  const label = texts.weeksOf(weeks.map(ratePercent))
  const last = known.at(-1)
  return (
    <td className={tables.comp}>
      <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <title>{label}</title>
        <polyline points={known.map(({ rate, index }) => `${x(index)},${y(rate)}`).join(' ')} />
        {last ? <circle cx={x(last.index)} cy={y(last.rate)} r={2} /> : null}
      </svg>
    </td>
  )
}

/** The ends of the track; the design's scale for compositions fits legends as well. */
const EFFECT_RANGE = { low: -1.6, high: 1.6 }

export function EffectCell({ effect }: { effect: MetaComp['effect'] }) {
  if (!effect) return <td className={tables.comp}>{texts.few}</td>
  const { interval, n } = effect
  const label = interval
    ? texts.effectOf(
        signed(effect.effect),
        signed(interval.low),
        signed(interval.high),
        counted(n, 'game', 'games'),
      )
    : signed(effect.effect)
  return (
    <td className={tables.comp} title={label}>
      <span className={styles.effect}>
        <Whisker
          at={effect.effect}
          interval={interval}
          range={EFFECT_RANGE}
          games={n}
          color="var(--info)"
          line={0}
        />
        <b>{signed(effect.effect)}</b>
        <span className="visually-hidden">{label}</span>
      </span>
    </td>
  )
}

interface HeatCellProps {
  picked: MetaPicked | undefined
  shows: 'games' | 'rate'
  /** The largest value in the row or table, which is the strongest color. */
  most: number
  where: string
}

export function HeatCell({ picked = { games: 0, legal: 0 }, shows, most, where }: HeatCellProps) {
  const isFew = shows === 'rate' && picked.legal < MIN_CELL_GAMES
  const value = shows === 'games' ? picked.games : Math.round(100 * (pickRate(picked) ?? 0))
  const heat = isFew || most === 0 ? 0 : Math.min(1, value / most)
  return (
    <td className={styles.heat} title={texts.cell(picked.games, picked.legal, where)}>
      <span style={heatStyle(heat)}>{isFew ? texts.few : value}</span>
    </td>
  )
}

const heatStyle = (heat: number): CSSProperties & Record<'--heat', number> => ({ '--heat': heat })
