import type { Kysely } from 'kysely'
import { type LegendUse, RECENT_DAYS } from '#domain/team/player.ts'
import type { EffectSums } from '#domain/regular/effect.ts'
import type { CompMapSums } from '#domain/regular/recommendation.ts'
import { latestPlayerNames } from '../archive/player/player-names.ts'
import type { Database } from '../db/schema.ts'

export const recommendationRepository = (db: Kysely<Database>) => ({
  async compSums(): Promise<CompMapSums[]> {
    return db
      .selectFrom('comp_map')
      .select(['comp_key as compKey', 'map', 'games as n', 'points as sum'])
      .select('points_squared as sumOfSquares')
      .execute()
  },

  /** By composition, over all teams. */
  async effectSums(): Promise<Map<string, EffectSums>> {
    const rows = await db
      .selectFrom('team_comp')
      .select('comp_key as compKey')
      .select((eb) => [
        eb.fn.sum<number>('scored_games').as('n'),
        eb.cast<number>(eb.fn.sum('points'), 'float8').as('points'),
        eb.fn.sum<number>('own_points').as('ownPoints'),
        eb.fn.sum<number>('prior_share').as('priorShare'),
      ])
      .groupBy('comp_key')
      .execute()
    return new Map(rows.map(({ compKey, ...sums }) => [compKey, sums]))
  },

  /** What players played for the team; of the recent ones only, if players who left don't count. */
  async usesOf(teamId: number, onlyRecent: boolean): Promise<LegendUse[]> {
    const recent = db
      .selectFrom('player_day')
      .select('player')
      .where('team_id', '=', teamId)
      .where(
        'day',
        '>=',
        db
          .selectFrom('team_day')
          .select((eb) =>
            eb(eb.fn.max('day'), '-', eb.cast<never>(eb.val(RECENT_DAYS - 1), 'integer')).as(
              'first',
            ),
          )
          .where('team_id', '=', teamId),
      )
    const rows = await db
      .selectFrom('player_pick_day')
      .select((eb) => [
        'player',
        'legend',
        eb.cast<number>(eb.fn.sum('games'), 'integer').as('games'),
      ])
      .where('team_id', '=', teamId)
      .where('legend', '<>', '')
      .$if(onlyRecent, (query) => query.where('player', 'in', recent))
      .groupBy(['player', 'legend'])
      .execute()
    const names = await latestPlayerNames(db, [...new Set(rows.map(({ player }) => player))])
    return rows.map(({ player, ...use }) => ({ ...use, player: names.get(player) ?? player }))
  },

  /** The names that players of the team have now, by every name they had, in lower case. */
  async currentNames(teamId: number): Promise<Map<string, string>> {
    const rows = await db
      .selectFrom('player_name')
      .select(['player', 'name'])
      .where('games', '>', 0)
      .where(
        'player',
        'in',
        db.selectFrom('player_day').select('player').where('team_id', '=', teamId),
      )
      .execute()
    const latest = await latestPlayerNames(db, [...new Set(rows.map(({ player }) => player))])
    return new Map(rows.map(({ player, name }) => [name.toLowerCase(), latest.get(player) ?? name]))
  },
})
