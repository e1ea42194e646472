import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { Forecast, getForecast } from '#contract/forecast/forecast.ts'
import { recencyOf } from '#domain/regular/recency.ts'
import type { TieRule } from '#domain/draft/ban.ts'
import type { CompSpace } from '#domain/forecast/comp-space.ts'
import type { Question } from '#domain/forecast/field-rates.ts'
import { withKnownPicks } from '#domain/forecast/known-picks.ts'
import { isNewSeason } from '#domain/forecast/weighing.ts'
import { forecastTeams } from '#domain/forecast/team-forecast.ts'
import { legendKey } from '#domain/catalog/legend.ts'
import type { BanOutlook } from '#domain/series-plan/series-plan.ts'
import { teamKey } from '#domain/team/team.ts'
import type { ArchiveVersion } from '../archive/archive-version.ts'
import { findCurrentSeries } from '../archive/current-series.ts'
import { seriesRules } from '../archive/series-rules.ts'
import { findTeamsBySpelling } from '../archive/team/find-teams.ts'
import type { Database } from '../db/schema.ts'
import { historyRepository } from './history.repository.ts'
import { hitRecords } from './record/hit-record.ts'
import { closedAt, indexes } from './load-history.ts'
import { createLobbyCache } from './lobby-cache.ts'
import { modelRepository } from './training/model.repository.ts'
import { presentBans, presentOutlook, presentTeam } from './present-forecast.ts'

/** Ages are counted in steps of this, so that answers can be cached. */
export const TIME_STEP_MS = 10 * 60 * 1000

type Input = z.output<typeof getForecast.input>
type Picks = Input['known']

/** A series of which the archive has no game yet. No series has this id. */
const RUNNING_SERIES = -1

/** Answers what teams play next. */
export function forecastService(
  db: Kysely<Database>,
  archive: Pick<ArchiveVersion, 'current'>,
  firstTieRule: TieRule,
) {
  const forecastLobby = lobbyForecaster(db, archive)
  const rules = seriesRules(db, firstTieRule)

  return {
    forecast: async (asked: Input, now: number): Promise<Forecast> => {
      const found = await forecastLobby(asked, now)
      const { teams, lobby, state, question, forecasts } = found
      return {
        countedFrom: seconds(found.time),
        isOldArchive: found.isOldArchive,
        isNewSeason: isNewSeason(question),
        trained: state.trainedAt && {
          at: seconds(state.trainedAt.getTime()),
          examples: state.examples,
        },
        teams: forecasts.map((forecast, i) =>
          presentTeam(teams[i]?.name ?? '', forecast, { ...lobby, question, model: state.model }),
        ),
        nextBan: presentBans(found, state.model),
        tieRule: await rules.findBanTie(found.question.series),
        record: hitRecords(state),
      }
    },

    /** What a game bans if `ahead` games come before it, and how much likelier each legend is if one more team picks it. */
    banOutlook: async (asked: Input, ahead: number, now: number): Promise<BanOutlook[]> => {
      const found = await forecastLobby(asked, now)
      return presentOutlook(found, found.state.model, ahead)
    },

    findLobby: forecastLobby,
  }
}

/** A lobby with its history and the forecast of each of its teams. */
export type FoundLobby = Awaited<ReturnType<ReturnType<typeof lobbyForecaster>>>

function lobbyForecaster(db: Kysely<Database>, archive: Pick<ArchiveVersion, 'current'>) {
  const history = historyRepository(db)
  const models = modelRepository(db)
  const lobbies = createLobbyCache(history, archive)

  /** The moment a question is about: when the game was played, if the archive has it; else now. */
  async function momentOf({ series, game }: Input, now: number) {
    const played = series === null ? null : await history.gameOf(series, game)
    if (played) return { time: played.played_at.getTime(), isOldArchive: false }
    const newest = await history.newest()
    const { countedFrom, isOldArchive } = recencyOf(newest?.getTime() ?? null, now)
    const step = isOldArchive ? 1 : TIME_STEP_MS
    return { time: Math.ceil(countedFrom / step) * step, isOldArchive }
  }

  /** Null if the archive has the game by now. */
  async function runningGame({ running, series, game }: Input) {
    if (running === null || series === null) return running
    return (await history.gameOf(series, game - 1)) === null ? running : null
  }

  return async (asked: Input, now: number) => {
    const series = asked.series && (await findCurrentSeries(db, asked.series))
    const input = { ...asked, series }
    const [teams, moment, running, state] = await Promise.all([
      findTeams(db, input.teams),
      momentOf(input, now),
      runningGame(input),
      models.read(),
    ])
    const { time } = moment
    const { space } = await lobbies.fieldAt(time)
    const inSeries = running ? (series ?? RUNNING_SERIES) : series
    const before = (
      number: number,
      game: Pick<Input, 'map' | 'bannedLegends'>,
    ): Omit<Question, 'series'> => ({
      time,
      bans: indexes(space, [...new Set(game.bannedLegends.map(legendKey))]),
      seasonStarts: state.seasonStarts,
      number,
      map: game.map,
      closed: closedAt(space, time),
    })
    const question: Question = { ...before(input.game, input), series: inSeries }
    const ids = teams.map(({ id }) => id)
    const lobby = await lobbies.at(
      ids,
      time,
      running && {
        question: { ...before(input.game - 1, running), series: series ?? RUNNING_SERIES },
        picks: lockedTrios(running.picks, teams, space),
      },
    )
    const known = legendsByTeam(input.known, teams, space, question.bans)
    const forecasts = withKnownPicks(
      forecastTeams(lobby.history, ids, question, state.model),
      known,
    )
    return { ...moment, teams, lobby, state, question, known, forecasts }
  }
}

interface AskedTeam {
  readonly id: number
  readonly name: string
  readonly key: string
}

/** Each team once, in the order requested. Unknown teams get ids that no team has. */
async function findTeams(db: Kysely<Database>, asked: readonly string[]): Promise<AskedTeam[]> {
  const names = [...new Set(asked)]
  const found = await findTeamsBySpelling(db, names)
  return names.map((name, i) => {
    const key = teamKey(name)
    return { key, ...(found.get(key) ?? { id: -1 - i, name }) }
  })
}

/** Those that have chosen all of their legends. */
const lockedTrios = (picks: Picks, teams: readonly AskedTeam[], space: CompSpace) =>
  legendsByTeam(picks, teams, space, []).flatMap((legends, i) => {
    const team = teams[i]
    return team && legends.length === 3 ? [{ team: team.id, legends }] : []
  })

/** The legends that each team has locked. A banned one can't be locked. */
function legendsByTeam(
  picks: Picks,
  teams: readonly AskedTeam[],
  space: CompSpace,
  bans: readonly number[],
): number[][] {
  const byTeam = new Map(picks.map(({ team, legends }) => [teamKey(team), legends]))
  return teams.map(({ key }) =>
    indexes(space, [...new Set(byTeam.get(key)?.map(legendKey))]).filter(
      (legend) => !bans.includes(legend),
    ),
  )
}

const seconds = (time: number) => Math.floor(time / 1000)
