import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type * as z from 'zod/mini'
import type { Forecast, getForecast } from '#contract/forecast.ts'
import type { TieRule } from '#domain/draft/ban.ts'
import type { Question } from '#domain/forecast/field-rates.ts'
import { forecastTeams, legendChances, withKnownPicks } from '#domain/forecast/team-forecast.ts'
import { DAY_MS } from '#domain/forecast/weighing.ts'
import { legendKey } from '#domain/legend/legend.ts'
import { teamKey } from '#domain/team/team.ts'
import type { ArchiveVersion } from '../archive/archive-version.ts'
import { findTeamsBySpelling } from '../archive/find-teams.ts'
import type { Database } from '../db/schema.ts'
import { historyRepository } from './history.repository.ts'
import {
  type FieldHistory,
  indexes,
  loadField,
  loadLobby,
  type LobbyHistory,
} from './load-history.ts'
import { modelRepository } from './model.repository.ts'
import { presentBans, presentTeam } from './present-forecast.ts'
import { hitRecords } from './hit-record.ts'

/** Ages are counted in steps of this, so that answers can be cached. */
export const TIME_STEP_MS = 10 * 60 * 1000
/** An archive whose newest game is older counts ages from a day after that game. */
const OLD_ARCHIVE_MS = 7 * DAY_MS

const MAX_FIELDS = 4
const MAX_LOBBIES = 30

type Input = z.output<typeof getForecast.input>

/** Answers what teams play next. What doesn't depend on the bans is loaded once per lobby and version of the archive. */
export function forecastService(
  db: Kysely<Database>,
  archive: Pick<ArchiveVersion, 'current'>,
  tieRule: () => Promise<TieRule>,
) {
  const history = historyRepository(db)
  const models = modelRepository(db)
  const fields = new LRUCache<string, Promise<FieldHistory>>({ max: MAX_FIELDS })
  const lobbies = new LRUCache<string, Promise<LobbyHistory>>({ max: MAX_LOBBIES })

  /** Nothing is kept while notifications could be lost. */
  function cached<Value extends object>(
    cache: LRUCache<string, Promise<Value>>,
    key: string,
    load: () => Promise<Value>,
  ): Promise<Value> {
    const version = archive.current()
    if (version === null) return load()
    const full = `${version} ${key}`
    const known = cache.get(full)
    if (known) return known
    const loading = load()
    cache.set(full, loading)
    loading.catch(() => cache.delete(full))
    return loading
  }

  /** The moment a question is about: a game that was played, else now. */
  async function momentOf({ series, game }: Input, now: number) {
    const played = series === null ? null : await history.gameOf(series, game)
    if (played) return { time: played.played_at.getTime(), isOldArchive: false }
    const newest = await history.newest()
    if (newest && now - newest.getTime() > OLD_ARCHIVE_MS) {
      return { time: newest.getTime() + DAY_MS, isOldArchive: true }
    }
    return { time: Math.ceil(now / TIME_STEP_MS) * TIME_STEP_MS, isOldArchive: false }
  }

  return async (input: Input, now: number): Promise<Forecast> => {
    const names = [...new Set(input.teams)]
    const found = await findTeamsBySpelling(db, names)
    // Unknown teams get ids that no team has.
    const teams = names.map((name, i) => found.get(teamKey(name)) ?? { id: -1 - i, name })
    const ids = teams.map(({ id }) => id)
    const { time, isOldArchive } = await momentOf(input, now)
    const field = await cached(fields, String(time), () => loadField(history, time))
    const [lobby, state, rule] = await Promise.all([
      cached(lobbies, `${time} ${ids.join()}`, () => loadLobby(history, field, ids)),
      models.read(),
      tieRule(),
    ])
    const question: Question = {
      time,
      bans: indexes(field.space, [...new Set(input.bannedLegends.map(legendKey))]),
      seasonStarts: state.seasonStarts,
      series: input.series,
      number: input.game,
      map: input.map,
    }
    const known = new Map(
      input.known.map(({ team, legends }) => [
        teamKey(team),
        indexes(field.space, legends.map(legendKey)).filter((l) => !question.bans.includes(l)),
      ]),
    )
    const forecasts = forecastTeams(lobby.history, ids, question, state.model).map(
      (distribution, i) => withKnownPicks(distribution, known.get(teamKey(names[i] ?? '')) ?? []),
    )
    return {
      countedFrom: Math.floor(time / 1000),
      isOldArchive,
      trained: state.trainedAt && {
        at: Math.floor(state.trainedAt.getTime() / 1000),
        examples: state.examples,
      },
      teams: forecasts.map((forecast, i) =>
        presentTeam(teams[i]?.name ?? '', forecast, { ...lobby, question, model: state.model }),
      ),
      nextBan: presentBans(field.space, forecasts.map(legendChances), question.bans, state.model),
      tieRule: rule,
      record: hitRecords(null, state.report),
    }
  }
}
