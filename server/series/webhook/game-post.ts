import type { Forecast } from '#contract/forecast/forecast.ts'
import { finishMessages } from '#contract/series/finish.texts.ts'
import { webhookMessages as texts } from '#contract/series/webhook.texts.ts'
import type { SeriesDetail } from '#contract/series/series.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { mapName } from '#domain/catalog/map.ts'
import { matchPointOf } from '#domain/series/match-point.ts'
import { standingsAfter } from '#domain/series/standings.ts'

/** Discord refuses longer ones. */
const POST_LENGTH = 2000
const NAME_LENGTH = 40
const SHOWN_RESULTS = 5
const SHOWN_STANDINGS = 10
const SHOWN_BANS = 3

/** The number of the last game of a series, and what is posted about it. */
export type DescribeSeries = (
  seriesId: number,
  content: { readonly hasFinish: boolean },
) => Promise<{ game: number; post: string }>

/** Chances of the top 5, best first; empty if they aren't asked for or the series is over. */
export type TopChances = readonly { readonly team: string; readonly chance: number }[]

/** What is posted about the last game of a series, in Discord's Markdown. */
export function describeLastGame(
  series: SeriesDetail,
  nextBan: Forecast['nextBan'],
  top: TopChances,
): string {
  const game = series.games.at(-1)
  if (!game) return texts.nothingPlayed
  const results = series.teams
    .flatMap(({ team, results: own }) =>
      own.filter((result) => result.game === game.number).map((result) => ({ team, ...result })),
    )
    .filter(({ placement }) => placement !== null)
    .toSorted((a, b) => (a.placement ?? 0) - (b.placement ?? 0))
  const standings = standingsAfter(series, game.number)
  const lines = [
    texts.head(plain(series.event), game.number, game.map && mapName(game.map)),
    ...(series.isDemo ? [texts.sample] : []),
    ...results
      .slice(0, SHOWN_RESULTS)
      .map(({ placement, team, points, legends }) =>
        texts.result(placement ?? 0, plain(team), points, legends.map(labelOf).join(', ')),
      ),
    texts.standings(
      standings
        .slice(0, SHOWN_STANDINGS)
        .map(({ rank, team, points }) => `${rank}. ${plain(team)} ${points}`)
        .join(', '),
    ),
    ...describeMatchPoint(series),
    ...(game.banned
      ? [
          texts.banned(
            [game.banned.legend, ...game.banned.orElse].map(labelOf).join(texts.or),
            game.banned.teams,
          ),
        ]
      : []),
    ...describeNextBan(nextBan),
    ...(top.length === 0
      ? []
      : [
          texts.finishChances(
            top
              .slice(0, SHOWN_STANDINGS)
              .map(({ team, chance }) => `${plain(team)} ${finishMessages.percent(chance)}`)
              .join(', '),
          ),
        ]),
  ]
  return lines.join('\n').slice(0, POST_LENGTH)
}

function describeMatchPoint({ teams, matchPoint }: SeriesDetail): string[] {
  const status = matchPointOf(teams, Infinity, matchPoint)
  if (!status || !matchPoint) return []
  if (status.winner !== null) return [texts.winner(plain(status.winner))]
  return [
    texts.matchPoint(matchPoint.points, status.reached.map(({ team }) => plain(team)).join(', ')),
  ]
}

function describeNextBan(nextBan: Forecast['nextBan']): string[] {
  if (nextBan.length === 0) return []
  const chances = nextBan
    .slice(0, SHOWN_BANS)
    .map(({ legend, chance }) => `${labelOf(legend)} ${Math.round(100 * chance)}%`)
  return [texts.nextBan(chances.join(', '))]
}

const labelOf = (legend: string) => findLegend(legend).label

/** Names are shown as they are: none of their characters is Markdown, and none is a link. */
const plain = (name: string) =>
  name
    .slice(0, NAME_LENGTH)
    .replaceAll(/[\\*_~`|>#[\]()<:@-]/g, '\\$&')
    .replaceAll(/\s+/g, ' ')
