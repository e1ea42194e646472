import type { Kysely } from 'kysely'
import type { TieRule } from '#domain/draft/ban.ts'
import type { LiveMatch } from '#domain/live-match/feed/live-match.ts'
import {
  isSameLobby,
  type MatchLobby,
  lobbyOfMatch,
  SERIES_GAP_S,
  SHORTEST_GAME_S,
} from '#domain/live-match/feed/live-series.ts'
import { seriesBefore, type SeriesBefore } from '#domain/live-match/view/series-before.ts'
import { anyOf, bansOfGame } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'
import { seriesRules } from '../../archive/series-rules.ts'

export const seriesBeforeRepository = (db: Kysely<Database>, firstTieRule: TieRule) => {
  /** The last game before this time that the same lobby has played. */
  const findLastGame = async ({ teams, players }: MatchLobby, startedAt: number) => {
    const rows = await db
      .selectFrom('game as g')
      .innerJoin('series as s', 's.id', 'g.series_id')
      .innerJoin('team_result as r', 'r.game_id', 'g.id')
      .leftJoin('team_alias as a', (join) =>
        join.onRef('a.team_id', '=', 'r.team_id').on('a.key', '=', anyOf(teams)),
      )
      .leftJoin('player_result as p', (join) =>
        join.onRef('p.team_result_id', '=', 'r.id').on('p.player_id', '=', anyOf(players)),
      )
      .select(['g.series_id', 'g.number', 'g.started_at', 's.bans_enabled', bansOfGame.as('bans')])
      .select('g.banned_after as bannedAfter')
      .select(({ fn }) => [
        fn.count<number>('a.key').distinct().as('sharedTeams'),
        fn.count<number>('p.player_id').distinct().as('sharedPlayers'),
      ])
      .where('g.is_current', '=', true)
      .where('g.started_at', '>=', new Date((startedAt - SERIES_GAP_S) * 1000))
      .where('g.started_at', '<', new Date((startedAt - SHORTEST_GAME_S) * 1000))
      .groupBy(['g.id', 's.bans_enabled'])
      .orderBy('g.started_at', 'desc')
      .execute()
    return rows.find((row) => isSameLobby({ ...row, teams: teams.length, players: players.length }))
  }

  const resultsUntil = (seriesId: number, number: number) =>
    db
      .selectFrom('team_result as r')
      .innerJoin('game as g', 'g.id', 'r.game_id')
      .innerJoin('team as t', 't.id', 'r.team_id')
      .select(['g.number', 't.name as team', 'r.placement', 'r.kills', 'r.points', 'r.legends'])
      .where('g.series_id', '=', seriesId)
      .where('g.number', '<=', number)
      .where('r.is_current', '=', true)
      .orderBy('g.number')
      .orderBy('r.id')
      .execute()

  return {
    /** The games of the lobby's series before this match. */
    async load(match: LiveMatch): Promise<SeriesBefore> {
      const lobby = lobbyOfMatch(match)
      const names = await db
        .selectFrom('team_alias as a')
        .innerJoin('team as t', 't.id', 'a.team_id')
        .select(['a.key', 't.name'])
        .where('a.key', '=', anyOf(lobby.teams))
        .execute()
      const last = match.startedAt === null ? undefined : await findLastGame(lobby, match.startedAt)
      const tieRule = await seriesRules(db, firstTieRule).findBanTie(last?.series_id ?? null)
      const games = last && {
        series: last.series_id,
        hasBans: last.bans_enabled,
        last: { ...last, at: last.started_at.getTime() },
        results: await resultsUntil(last.series_id, last.number),
      }
      return seriesBefore(
        games ?? null,
        tieRule,
        new Map(names.map(({ key, name }) => [key, name])),
      )
    },
  }
}
