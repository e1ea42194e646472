import type { Kysely } from 'kysely'
import {
  type GameTwin,
  type JoinedTwin,
  MAX_TWINS,
  type TwinGame,
} from '#contract/archive/game-twin.ts'
import { countSamePlayers } from '#domain/archive/game-twin.ts'
import { playersOfGame } from '../twin/game-twins.ts'
import { inCodeOrder } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'

export const gameTwinRepository = (db: Kysely<Database>) => ({
  /** Pairs that no one has decided, newest first. Those whose games no longer count are left out. */
  async list(): Promise<GameTwin[]> {
    const pairs = await db
      .selectFrom('game_twin as t')
      .innerJoin('game as g', 'g.mid', 't.mid')
      .innerJoin('game as o', 'o.mid', 't.other_mid')
      .select(['g.id', 'o.id as otherId'])
      .where('t.is_same', 'is', null)
      .where('g.is_current', '=', true)
      .where('o.is_current', '=', true)
      .orderBy('t.found_at', 'desc')
      .orderBy('t.mid', inCodeOrder)
      .orderBy('t.other_mid', inCodeOrder)
      .limit(MAX_TWINS)
      .execute()
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

  /** Pairs that an editor has joined and that can be split again, newest first. */
  async listJoined(): Promise<JoinedTwin[]> {
    const pairs = await db
      .selectFrom('game_twin as t')
      .innerJoin('game as g', (join) =>
        join.onRef('g.mid', '=', 't.other_mid').onRef('g.own_mid', '=', 't.mid'),
      )
      .innerJoin('game as o', (join) =>
        join
          .onRef('o.mid', '=', 't.other_mid')
          .on((eb) => eb('o.own_mid', 'is distinct from', eb.ref('t.mid'))),
      )
      .leftJoin('account as a', 'a.id', 't.decided_by')
      .select(({ fn }) => ['t.mid', 't.decided_at', 'a.username', fn.max('g.id').as('id')])
      .select(({ fn }) => fn.max('o.id').as('otherId'))
      .where('t.is_same', '=', true)
      .where('t.renamed', 'is not', null)
      .groupBy(['t.mid', 't.other_mid', 'a.username'])
      .orderBy('t.decided_at', 'desc')
      .orderBy('t.mid', inCodeOrder)
      .limit(MAX_TWINS)
      .execute()
    const joined: JoinedTwin[] = []
    for (const { mid, id, otherId, username, decided_at } of pairs) {
      const [game, other] = [await describe(db, id), await describe(db, otherId)]
      if (!game || !other || !decided_at) continue
      const decision = { decidedBy: username, decidedAt: decided_at.getTime() }
      joined.push({ game: { ...game, mid }, other, ...decision })
    }
    return joined
  },
})

async function describe(db: Kysely<Database>, gameId: number): Promise<TwinGame | null> {
  const game = await db
    .selectFrom('game as g')
    .innerJoin('import as i', 'i.id', 'g.import_id')
    .innerJoin('series as s', 's.id', 'g.series_id')
    .innerJoin('event as e', 'e.id', 's.event_id')
    .select(['g.mid', 'i.format', 'e.name as event', 'g.number', 'g.started_at', 'g.map'])
    .where('g.id', '=', gameId)
    .executeTakeFirst()
  if (!game) return null
  const teams = await db
    .selectFrom('team_result as r')
    .innerJoin('team as t', 't.id', 'r.team_id')
    .select('t.name')
    .where('r.game_id', '=', gameId)
    .orderBy('r.placement')
    .orderBy('t.name', inCodeOrder)
    .execute()
  const { started_at: startedAt, ...rest } = game
  return {
    ...rest,
    startedAt: startedAt.getTime(),
    teams: teams.map(({ name }) => name),
  }
}
