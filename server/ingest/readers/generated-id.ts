import { createHash } from 'node:crypto'
import { byText } from '#domain/comp/comp.ts'
import { legendKey } from '#domain/legend/legend.ts'
import { teamKey } from '#domain/team/team.ts'
import type { RawGame } from '../raw-file.ts'

/** The identity of a game that has none: the same content gives the same id, whatever the order of teams and players. */
export function generatedId(game: RawGame): string {
  const teams = game.teams
    .map((team) => {
      const players = team.players
        .map((player) => [
          player.playerId ?? player.name,
          legendKey(player.legend ?? ''),
          player.kills,
          player.damage,
        ])
        .map((player) => JSON.stringify(player))
        .toSorted(byText)
      return JSON.stringify([teamKey(team.rawName), team.placement, team.kills, players])
    })
    .toSorted(byText)
  // A number counts only where there is no start: the same game may come alone or within its series.
  const content = [game.startedAt ?? `game ${game.number}`, game.map.toLowerCase(), teams]
  return `made-up:${createHash('sha256').update(JSON.stringify(content)).digest('hex')}`
}
