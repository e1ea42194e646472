import * as z from 'zod/mini'
import type { PlayerResult } from '#domain/archive/match.ts'
import { toSingleLine } from './file-name.ts'
import { looseCount, looseText } from '../parsing/loose-value.ts'

/** Respawn's statistics of a player, independent of how the tool that passes them on names the player. */
export const respawnPlayer = {
  characterName: looseText,
  kills: looseCount,
  assists: looseCount,
  knockdowns: looseCount,
  damageDealt: looseCount,
  headshots: looseCount,
  shots: looseCount,
  hits: looseCount,
  survivalTime: looseCount,
  hardware: looseText,
}
const figures = z.object(respawnPlayer)

export function rawRespawnPlayer(
  playerId: string,
  name: string,
  source: z.infer<typeof figures>,
): PlayerResult {
  return {
    playerId: playerId || null,
    name: toSingleLine(name),
    legend: source.characterName || null,
    kills: source.kills,
    assists: source.assists,
    knockdowns: source.knockdowns,
    damage: source.damageDealt,
    headshots: source.headshots,
    shots: source.shots,
    hits: source.hits,
    survivalS: source.survivalTime,
    hardware: toSingleLine(source.hardware) || null,
  }
}
