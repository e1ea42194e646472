import type { ForecastReport } from '#contract/forecast-record.ts'
import { grouped } from '#contract/messages.ts'
import { trackMessages as texts } from '#contract/messages/track.ts'
import type { RingRecord } from '#domain/ring/ring-record.ts'
import type { Interval } from '#domain/stats/interval.ts'
import type { Fact } from './Facts.tsx'
import { LEAST_JUDGED } from '../shared/forecast/track-source.ts'
import { writePercent } from './track-format.ts'

const { facts } = texts

export function compositionFacts({ composition, nextBan }: ForecastReport): Fact[] {
  const { top1, top1Interval, top3, top3Interval, ece } = composition
  const { n, top1: bans } = nextBan.forecast
  return [
    { value: writePercent(top1), label: facts.first, interval: written(top1Interval) },
    { value: writePercent(top3), label: facts.three, interval: written(top3Interval) },
    {
      value: n < LEAST_JUDGED ? texts.none : grouped(Math.round((bans * n) / 100)),
      label: facts.bans(grouped(n)),
    },
    gap(ece),
  ]
}

export function banFacts(forecast: ForecastReport['nextBan']['forecast']): Fact[] {
  const { top1, top1Interval, top2, top3, ece } = forecast
  return [
    { value: writePercent(top1), label: facts.first, interval: written(top1Interval) },
    { value: writePercent(top2), label: facts.two },
    { value: writePercent(top3), label: facts.three },
    gap(ece),
  ]
}

export const ringFacts = ({ n, median, withinHalf, withinHalfInterval }: RingRecord): Fact[] => [
  { value: grouped(n), label: texts.rings.games },
  { value: median.toFixed(2), label: texts.rings.median },
  {
    value: writePercent(withinHalf),
    label: texts.rings.withinHalf,
    interval: written(withinHalfInterval),
  },
]

const gap = (ece: number | null): Fact => ({
  value: ece === null ? texts.none : texts.points(ece.toFixed(1)),
  label: facts.gap,
})

const written = (interval: Interval | null) =>
  interval && texts.interval(writePercent(interval.low), writePercent(interval.high))
