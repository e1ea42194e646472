import { createHash } from 'node:crypto'
import { byText } from '#domain/catalog/comp.ts'
import { foldLegend } from '#domain/catalog/legend.ts'
import { teamKey } from '#domain/team/team.ts'
import type { RawGame } from '../raw-file.ts'

/** An id for a game without one. The same content gives the same id, regardless of the order of teams and players. */
export function generatedId(game: RawGame): string {
  const teams = game.teams
    .map((team) => {
      const players = team.players
        .map((player) => [
          player.playerId ?? player.name,
          foldLegend(player.legend ?? ''),
          player.kills,
          player.damage,
        ])
        .map((player) => JSON.stringify(player))
        .toSorted(byText)
      return JSON.stringify([teamKey(team.rawName), team.placement, team.kills, players])
    })
    .toSorted(byText)
  // Use the game number only if there is no start time: the same game can come alone or within its series.
  const content = [game.startedAt ?? `game ${game.number}`, game.map.toLowerCase(), teams]
  return `made-up:${createHash('sha256').update(JSON.stringify(content)).digest('hex')}`
}
