import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import type { SettledOutcome } from '#domain/live-match/feed/live-outcome.ts'
import { type MatchLobby, SERIES_GAP_S, seriesWith } from '#domain/live-match/feed/live-series.ts'
import { TWIN_START_S } from '#domain/archive/game-twin.ts'
import type { Finding } from '#domain/archive/match.ts'
import { teamKey } from '#domain/team/team.ts'
import { anyOf } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'
import type { RawGame } from '../../archive/ingest/raw-file.ts'
import type { LiveGameKey } from './live-match.repository.ts'

const compress = promisify(gzip)
const unpack = promisify(gunzip)

/** A game as readers give it, with what was found in its events. */
export interface StoredLiveGame extends RawGame {
  readonly findings: readonly Finding[]
}

/** A match of a series. It can be received by several feeds. */
export interface LiveGame extends LiveGameKey {
  readonly outcome: SettledOutcome
  /** False if someone decided that it doesn't go into the archive. */
  readonly isKept: boolean
  readonly game: StoredLiveGame
  /** Recordings of other feeds. */
  readonly copies: readonly LiveGameKey[]
}

interface SavedMatch {
  readonly endedMs: number
  readonly outcome: SettledOutcome
  readonly lobby: MatchLobby
  readonly game: StoredLiveGame
}

/** How far a series is looked for at a time. */
const STEP_S = 24 * 60 * 60

const at = (seconds: number) => new Date(seconds * 1000)

export const liveGameRepository = (db: Kysely<Database>) => {
  /** The matches of all feeds that started in this time, oldest first. */
  const between = async (fromS: number, toS: number) => {
    const rows = await db
      .selectFrom('live_game as g')
      .leftJoin('live_match as m', (join) =>
        join.onRef('m.feed_id', '=', 'g.feed_id').onRef('m.started_at', '=', 'g.started_at'),
      )
      .select(['g.feed_id', 'g.started_at', 'g.outcome', 'g.teams', 'g.players', 'm.is_kept'])
      .where('g.started_at', '>=', at(fromS))
      .where('g.started_at', '<=', at(toS))
      .orderBy('g.started_at')
      .orderBy('g.stored_at')
      .orderBy('g.feed_id')
      .execute()
    return Promise.all(
      rows.map(async ({ feed_id, started_at, teams, players, ...row }) => {
        const key = keyOf({ feed_id, started_at })
        const lobby = teams && players ? { teams, players } : lobbyOfGame(await readGame(key))
        return { ...key, ...lobby, outcome: row.outcome, isKept: row.is_kept ?? true }
      }),
    )
  }

  const readGame = async ({ feed, startedAt }: LiveGameKey): Promise<StoredLiveGame> => {
    const { game } = await db
      .selectFrom('live_game')
      .select('game')
      .where('feed_id', '=', feed)
      .where('started_at', '=', at(startedAt))
      .executeTakeFirstOrThrow()
    // Games from before findings were stored have none.
    return { findings: [], ...JSON.parse((await unpack(game)).toString()) }
  }

  return {
    /** A match that was won is never replaced by one that wasn't: a receiver can read its last events again. */
    async save({ feed, startedAt }: LiveGameKey, { endedMs, outcome, lobby, game }: SavedMatch) {
      const values = {
        ended_at: new Date(endedMs),
        game: await compress(JSON.stringify(game)),
        outcome,
        teams: [...lobby.teams],
        players: [...lobby.players],
      }
      await db
        .insertInto('live_game')
        .values({ feed_id: feed, started_at: at(startedAt), ...values })
        .onConflict((conflict) =>
          conflict
            .columns(['feed_id', 'started_at'])
            .doUpdateSet({ ...values, is_imported: false })
            .where((eb) =>
              eb.or([eb('excluded.outcome', '=', 'won'), eb('live_game.outcome', '!=', 'won')]),
            ),
        )
        .execute()
    },

    /** A match that is over; null if it isn't, or is gone. */
    async find(key: LiveGameKey): Promise<(SavedMatch & { isImported: boolean }) | null> {
      const row = await db
        .selectFrom('live_game')
        .select(['ended_at', 'outcome', 'teams', 'players', 'is_imported'])
        .where('feed_id', '=', key.feed)
        .where('started_at', '=', at(key.startedAt))
        .executeTakeFirst()
      if (!row) return null
      const game = await readGame(key)
      const { teams, players } = row
      const lobby = teams && players ? { teams, players } : lobbyOfGame(game)
      const { outcome, is_imported: isImported } = row
      return { endedMs: row.ended_at.getTime(), outcome, lobby, game, isImported }
    },

    /** The series of a match, on all feeds, oldest first; none if the match is gone. */
    async seriesOf({ feed, startedAt }: LiveGameKey): Promise<LiveGame[]> {
      const isWanted = (game: LiveGameKey) => game.feed === feed && game.startedAt === startedAt
      let fromS = startedAt - STEP_S
      let toS = startedAt + STEP_S
      for (;;) {
        const series = seriesWith(await between(fromS, toS), isWanted)
        const [first] = series
        const last = series.at(-1)
        const isBegun = !first || first.startedAt - fromS > SERIES_GAP_S
        const isEnded = !last || toS - last.startedAt > SERIES_GAP_S
        if (!isBegun) fromS -= STEP_S
        if (!isEnded) toS += STEP_S
        if (!isBegun || !isEnded) continue
        const games: LiveGame[] = []
        for (const game of joinCopies(series)) games.push({ ...game, game: await readGame(game) })
        return games
      }
    },

    async markImported(series: readonly LiveGame[], importId: number | null) {
      for (const { copies, isKept, outcome, ...own } of series)
        for (const { feed, startedAt } of [own, ...copies])
          await db
            .updateTable('live_game')
            .set({ is_imported: true, import_id: isKept && outcome === 'won' ? importId : null })
            .where('feed_id', '=', feed)
            .where('started_at', '=', at(startedAt))
            .execute()
    },

    /** Matches that were stored but never reached the archive, oldest first. */
    async listUnimported(): Promise<LiveGameKey[]> {
      const rows = await db
        .selectFrom('live_game')
        .select(['feed_id', 'started_at'])
        .where('is_imported', '=', false)
        .orderBy('started_at')
        .execute()
      return rows.map(keyOf)
    },

    /** The stored games that started at one of these times, on any feed. */
    async startedAt(starts: readonly number[]): Promise<LiveGameKey[]> {
      const rows = await db
        .selectFrom('live_game')
        .select(['feed_id', 'started_at'])
        .where('started_at', '=', anyOf(starts.map(at)))
        .where('outcome', '=', 'won')
        .execute()
      return rows.map(keyOf)
    },
  }
}

const keyOf = (row: { readonly feed_id: number; readonly started_at: Date }): LiveGameKey => ({
  feed: row.feed_id,
  startedAt: row.started_at.getTime() / 1000,
})

/** For games from before their lobby was stored. */
const lobbyOfGame = ({ teams }: RawGame): MatchLobby => ({
  teams: teams.map(({ rawName }) => teamKey(rawName)),
  players: teams.flatMap(({ players }) => players.flatMap(({ playerId }) => playerId ?? [])),
})

type PlayedGame = Pick<LiveGame, 'feed' | 'startedAt' | 'outcome' | 'isKept' | 'copies'>

/** Another feed's recording of the same match is a copy: a lobby doesn't play two of them within minutes. */
function joinCopies(series: readonly Omit<PlayedGame, 'copies'>[]): PlayedGame[] {
  const games: PlayedGame[] = []
  for (const { feed, startedAt, outcome, isKept } of series) {
    const index = games.findIndex(
      (game) =>
        game.outcome === outcome &&
        startedAt - game.startedAt <= TWIN_START_S &&
        [game, ...game.copies].every((recording) => recording.feed !== feed),
    )
    const known = games[index]
    if (!known) games.push({ feed, startedAt, outcome, isKept, copies: [] })
    else
      games[index] = {
        ...known,
        isKept: known.isKept && isKept,
        copies: [...known.copies, { feed, startedAt }],
      }
  }
  return games
}
