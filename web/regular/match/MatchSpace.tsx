import type { Lineup } from '../../shared/lineup/lineup.ts'
import { readStored, writeStored } from '../../shared/storage/storage.ts'

/** The height of the match above the lobby. */
const HEIGHT = 108

/** The match of the room when this browser last showed the lobby: its series, 0 for one without, null for none. */
const storedMatch = () => readStored('local', 'has-match')

export const rememberMatch = (series: number | null) =>
  writeStored('local', 'has-match', series === null ? null : String(series))

/** Whether the lobby is most likely that of the match, before the match is loaded. */
export function isProbablyInMatch({ teams, series }: Lineup): boolean {
  const stored = storedMatch()
  if (stored === null) return false
  return series === null ? teams.length === 0 : stored === String(series)
}

/** Keeps the place of the match until it is loaded, so the lobby doesn't jump. */
export const MatchSpace = () =>
  storedMatch() === null ? null : <div style={{ blockSize: HEIGHT }} />
