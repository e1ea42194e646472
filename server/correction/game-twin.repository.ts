import { type Kysely, sql } from 'kysely'
import { type GameTwin, MAX_TWINS, type TwinGame } from '#contract/game-twin.ts'
import { countSamePlayers } from '#domain/match/game-twin.ts'
import { playersOfGame } from '../archive/twin/game-twins.ts'
import type { Database } from '../db/schema.ts'

type TwinGameRow = Omit<TwinGame, 'startedAt'> & { startedAt: Date }

export const gameTwinRepository = (db: Kysely<Database>) => ({
  /** Pairs that no one has decided, newest first. Those whose games no longer count are left out. */
  async list(): Promise<GameTwin[]> {
    const { rows: pairs } = await sql<{ id: number; otherId: number }>`
      select g.id, o.id as "otherId" from game_twin t
      join game g on g.mid = t.mid and g.is_current
      join game o on o.mid = t.other_mid and o.is_current
      where t.is_same is null
      order by t.found_at desc, t.mid collate "C", t.other_mid collate "C" limit ${MAX_TWINS}`.execute(
      db,
    )
    const twins: GameTwin[] = []
    for (const { id, otherId } of pairs) {
      const [game, other] = [await describe(db, id), await describe(db, otherId)]
      if (!game || !other) continue
      const players = await playersOfGame(db, id)
      const samePlayers = countSamePlayers(players, await playersOfGame(db, otherId))
      twins.push({ game, other, players: players.length, samePlayers })
    }
    return twins
  },
})

async function describe(db: Kysely<Database>, gameId: number): Promise<TwinGame | null> {
  // Raw: Kysely has no array of a query's rows.
  const { rows } = await sql<TwinGameRow>`
    select g.mid, i.format = 'liveapi' as "isLive", e.name as event, g.number,
      g.started_at as "startedAt", g.map,
      array(select t.name from team_result r join team t on t.id = r.team_id
        where r.game_id = g.id order by r.placement, t.name collate "C") as teams
    from game g join import i on i.id = g.import_id join series s on s.id = g.series_id
    join event e on e.id = s.event_id
    where g.id = ${gameId}`.execute(db)
  const [game] = rows
  return game ? { ...game, startedAt: game.startedAt.getTime() } : null
}
