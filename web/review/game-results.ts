import type { SeriesDetail } from '#contract/series/series.ts'

export type ReviewedResult = SeriesDetail['teams'][number]['results'][number] & {
  readonly team: string
}

/** What each team did in one game of a series, best place first. */
export const resultsOfGame = (series: SeriesDetail, number: number): ReviewedResult[] =>
  series.teams
    .flatMap(({ team, results }) =>
      results.flatMap((result) => (result.game === number ? [{ ...result, team }] : [])),
    )
    .toSorted((a, b) => (a.placement ?? Infinity) - (b.placement ?? Infinity))
