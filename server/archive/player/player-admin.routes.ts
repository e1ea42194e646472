import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { playerAdminMessages as texts } from '#contract/archive/player-admin.texts.ts'
import {
  keepPlayersApart,
  listPlayerMerges,
  listPlayers,
  mergePlayer,
  splitPlayerKey,
} from '#contract/archive/player-admin.ts'
import { suggestPlayerMerges } from '#domain/archive/player-merge.ts'
import { keepPlayersSeparate, mergePlayers, metInGame, splitPlayer } from './change-player.ts'
import type { Database } from '../../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../../http/answer-cache.ts'
import { serve, succeed } from '../../http/serve.ts'
import { playerAdminRepository } from './player-admin.repository.ts'

/** More than an administrator reads at once; the next ones follow. */
const LISTED = 50
const SUGGESTED = 30

export function playerAdminRoutes(
  app: FastifyInstance,
  { db, backgroundDb }: { db: Kysely<Database>; backgroundDb: Kysely<Database> },
  answers: AnswerCache,
) {
  const players = playerAdminRepository(db)

  servePrebuilt(app, listPlayers, answers, async ({ search }) => {
    const found = await players.search(search, LISTED)
    return { players: [...(await players.describe(found.players)).values()], total: found.total }
  })

  servePrebuilt(app, listPlayerMerges, answers, async () => {
    const isApart = await players.apart()
    const found = suggestPlayerMerges(await players.candidates())
      .filter(({ from, into }) => !isApart([from.player, into.player]))
      .slice(0, SUGGESTED)
    const rows = await players.describe(
      found.flatMap(({ from, into }) => [from.player, into.player]),
    )
    const suggestions = []
    for (const { from, into, reason } of found) {
      const [one, other] = [rows.get(from.player), rows.get(into.player)]
      const isSame = !(await metInGame(backgroundDb, from.player, into.player))
      if (one && other && isSame) suggestions.push({ from: one, into: other, reason })
    }
    return { suggestions }
  })

  changeRoutes(app, backgroundDb, answers)
}

function changeRoutes(app: FastifyInstance, db: Kysely<Database>, answers: AnswerCache) {
  const nameOf = async (player: string) =>
    (await playerAdminRepository(db).describe([player])).get(player)?.name ?? player

  serve(
    app,
    mergePlayer,
    answers.afterChange(async ({ player, into }, { user, log }) => {
      const [from, target] = [await nameOf(player), await nameOf(into)]
      await mergePlayers(db, player, into, user.id)
      log.info({ by: user.id, player, into }, 'players merged')
      return succeed(texts.mergedInto(from, target))
    }),
  )

  serve(
    app,
    splitPlayerKey,
    answers.afterChange(async ({ key }, { user, log }) => {
      await splitPlayer(db, key, user.id)
      log.info({ by: user.id, key }, 'player split off')
      return succeed(texts.splitDone)
    }),
  )

  serve(
    app,
    keepPlayersApart,
    answers.afterChange(async ({ player, other }, { user, log }) => {
      await keepPlayersSeparate(db, [player, other], user.id)
      log.info({ by: user.id, player, other }, 'players marked as different')
      return succeed(texts.apartDone)
    }),
  )
}
