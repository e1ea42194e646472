import type { ChanceReport } from '#contract/forecast/forecast-record.ts'
import { grouped } from '#contract/base/texts.ts'
import { trackMessages as texts } from '#contract/forecast/track.texts.ts'
import type { ChanceKind } from '#domain/forecast/training/judged-chances.ts'
import { LEAST_JUDGED } from '../../shared/forecast/track-source.ts'
import type { Column } from '../../shared/ui/table/data-table.ts'
import { HitRate } from './HitRate.tsx'
import { LEAST_FOR_GAP, skillText } from './record-facts.ts'

type StepRow = ChanceReport['steps'][number]

const { columns, stepName } = texts

const hits: Column<StepRow> = {
  id: 'hits',
  width: 190,
  header: columns.first,
  cell: (row) => <HitRate percent={row.hits} n={row.n} interval={row.hitsInterval} />,
}

const alsoHits: Column<StepRow> = {
  id: 'alsoHits',
  width: 190,
  header: columns.three,
  cell: (row) =>
    row.n < LEAST_JUDGED ? (
      texts.none
    ) : (
      <HitRate percent={row.alsoHits} n={row.n} interval={row.alsoHitsInterval} />
    ),
}

const error = (key: 'error' | 'countedError', header: string): Column<StepRow> => ({
  id: key,
  width: 90,
  header,
  cell: (row) => (row.n < LEAST_JUDGED ? texts.none : row[key].toFixed(2)),
  align: 'end',
})

const skill = (header: string): Column<StepRow> => ({
  id: 'skill',
  width: 170,
  header,
  cell: (row) =>
    row.n < LEAST_JUDGED
      ? texts.tooFew(row.n, LEAST_JUDGED)
      : skillText(row.skill, row.skillInterval),
})

const gap: Column<StepRow> = {
  id: 'gap',
  width: 70,
  header: columns.gap,
  cell: (row) => (row.n < LEAST_FOR_GAP ? texts.none : row.gap.toFixed(1)),
  align: 'end',
}

const count = (header: string): Column<StepRow> => ({
  id: 'n',
  width: 90,
  header,
  cell: ({ n }) => grouped(n),
  align: 'end',
})

const middle = {
  knownPicks: [hits, alsoHits, count(columns.forecasts)],
  top5: [skill(columns.skill), gap, count(columns.forecasts)],
  top10: [skill(columns.skill), gap, count(columns.forecasts)],
  winNext: [skill(columns.skill), gap, count(columns.forecasts)],
  first: [skill(columns.skill), gap, count(columns.forecasts)],
  bannedBy: [
    error('error', columns.error),
    error('countedError', columns.countedError),
    skill(columns.betterBy),
    count(columns.forecasts),
  ],
  planLegal: [
    { ...hits, header: columns.legal },
    { ...alsoHits, header: columns.legalWithPlanB },
    gap,
    count(columns.plans),
  ],
} as const

/** One row per number of locked teams, per game played, or per game. */
export const stepColumns = (kind: ChanceKind): readonly Column<StepRow>[] => [
  {
    id: 'step',
    width: 110,
    header: texts.chances[kind].step,
    cell: ({ step }) => <b>{stepName[kind](step)}</b>,
  },
  ...middle[kind],
]
