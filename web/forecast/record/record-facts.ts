import type { ChanceReport, ForecastReport } from '#contract/forecast/forecast-record.ts'
import { grouped } from '#contract/base/texts.ts'
import { trackMessages as texts } from '#contract/forecast/track.texts.ts'
import type { RingRecord } from '#domain/map/ring/ring-record.ts'
import type { Interval } from '#domain/base/interval.ts'
import type { Fact } from './Facts.tsx'
import { LEAST_JUDGED } from '../../shared/forecast/track-source.ts'
import { writePercent } from './track-format.ts'

const { facts } = texts

export function compositionFacts({ composition, nextBan }: ForecastReport): Fact[] {
  const { top1, top1Interval, top3, top3Interval } = composition
  const { n, top1: bans } = nextBan.forecast
  return [
    { value: writePercent(top1), label: facts.first, interval: written(top1Interval) },
    { value: writePercent(top3), label: facts.three, interval: written(top3Interval) },
    {
      value: n < LEAST_JUDGED ? texts.none : grouped(Math.round((bans * n) / 100)),
      label: facts.bans(grouped(n)),
    },
    gap(composition),
  ]
}

export function banFacts(forecast: ForecastReport['nextBan']['forecast']): Fact[] {
  const { top1, top1Interval, top2, top3 } = forecast
  return [
    { value: writePercent(top1), label: facts.first, interval: written(top1Interval) },
    { value: writePercent(top2), label: facts.two },
    { value: writePercent(top3), label: facts.three },
    gap(forecast),
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

/** Of fewer forecasts the gap is mostly chance: a perfect forecast shows 18 points at 30 and 2 at 3,000. */
export const LEAST_FOR_GAP = 1000

const gap = ({ ece, n }: { ece: number | null; n: number }): Fact => ({
  value: ece === null || n < LEAST_FOR_GAP ? texts.none : texts.points(ece.toFixed(1)),
  label: n < LEAST_FOR_GAP ? facts.gapFew(grouped(LEAST_FOR_GAP)) : facts.gap,
})

/** What the chances of one kind are worth. */
export function chanceFacts(report: ChanceReport): Fact[] {
  const { kind, n, series, hits, hitsInterval, alsoHits, alsoHitsInterval } = report
  const counted = { value: grouped(series), label: facts.series(grouped(n)) }
  if (kind === 'knownPicks') return [counted]
  const reliable = gap({ ece: report.gap, n })
  if (kind === 'planLegal') {
    return [
      { value: writePercent(hits), label: facts.legal, interval: written(hitsInterval) },
      {
        value: writePercent(alsoHits),
        label: facts.withPlanB,
        interval: written(alsoHitsInterval),
      },
      reliable,
      counted,
    ]
  }
  const better = kind === 'bannedBy' ? facts.betterThanCounting : facts.skill
  return [
    { value: writePercent(report.skill), label: better, interval: written(report.skillInterval) },
    reliable,
    counted,
  ]
}

/** Skill with its interval. It can be below 0. */
export const skillText = (skill: number, interval: Interval | null): string =>
  [writePercent(skill), written(interval)].filter((part) => part !== null).join(', ')

const written = (interval: Interval | null) =>
  interval && texts.interval(writePercent(interval.low), writePercent(interval.high))
