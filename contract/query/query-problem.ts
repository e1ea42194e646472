import type { QueryProblem } from '#domain/query/archive-query.ts'
import { queryMessages as texts } from './query.texts.ts'

/** Why tokens can't be answered, and what to do. */
export function problemText(problem: QueryProblem): string {
  switch (problem.kind) {
    case 'measure':
      return texts.noMeasure
    case 'by':
      return texts.badGrouping(texts.measures[problem.measure], texts.dimensions[problem.by])
    case 'part':
      return texts.needsPart[problem.part](texts.measures[problem.measure])
    case 'filter':
      return texts.badFilter(texts.measures[problem.measure], texts.kinds[problem.filter])
    default:
      return texts.badPeriod
  }
}
