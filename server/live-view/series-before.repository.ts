import type { Kysely } from 'kysely'
import type { TieRule } from '#domain/draft/ban.ts'
import { type LiveMatch, liveSlots, slotTeamName } from '#domain/live-feed/live-match.ts'
import { seriesBefore, type SeriesBefore } from '#domain/live-view/series-before.ts'
import { teamKey } from '#domain/team/team.ts'
import { anyOf, bansOfGame } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'
import { settingRepository } from '../setting/setting.repository.ts'

/** From the start of a game to that of the next one of its series, breaks included. */
const SERIES_GAP_S = 3.5 * 60 * 60
/** No two games of a lobby start closer together. */
const SHORTEST_GAME_S = 60

export const seriesBeforeRepository = (db: Kysely<Database>, firstTieRule: TieRule) => {
  /** The last game before this time that at least half of these teams have played. */
  const findLastGame = (keys: readonly string[], startedAt: number) =>
    db
      .selectFrom('game as g')
      .innerJoin('series as s', 's.id', 'g.series_id')
      .innerJoin('team_result as r', 'r.game_id', 'g.id')
      .innerJoin('team_alias as a', 'a.team_id', 'r.team_id')
      .select(['g.series_id', 'g.number', 'g.started_at', 's.bans_enabled', bansOfGame.as('bans')])
      .where('g.is_current', '=', true)
      .where('g.started_at', '>', new Date((startedAt - SERIES_GAP_S) * 1000))
      .where('g.started_at', '<', new Date((startedAt - SHORTEST_GAME_S) * 1000))
      .where('a.key', '=', anyOf(keys))
      .groupBy(['g.id', 's.bans_enabled'])
      .having(({ fn }) => fn.count<number>('r.id').distinct(), '>=', Math.ceil(keys.length / 2))
      .orderBy('g.started_at', 'desc')
      .limit(1)
      .executeTakeFirst()

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
      const keys = teamKeysOf(match)
      const tieRule = await settingRepository(db).findTieRule(firstTieRule)
      const names = await db
        .selectFrom('team_alias as a')
        .innerJoin('team as t', 't.id', 'a.team_id')
        .select(['a.key', 't.name'])
        .where('a.key', '=', anyOf(keys))
        .execute()
      const last =
        match.startedAt === null || keys.length === 0
          ? undefined
          : await findLastGame(keys, match.startedAt)
      const games = last && {
        series: last.series_id,
        hasBans: last.bans_enabled,
        last: { number: last.number, bans: last.bans, at: last.started_at.getTime() },
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

export function teamKeysOf(match: LiveMatch): string[] {
  const players = [...match.players.values()]
  return liveSlots(match).map((slot) => {
    const named = players.find((player) => player.slot === slot && player.teamName !== '')
    return teamKey(named?.teamName ?? '') || teamKey(slotTeamName(slot))
  })
}
