import { readStored, writeStored } from '../../shared/storage/storage.ts'

/** The height of the match above the lobby. */
const HEIGHT = 118

/** Whether the room had a match when this browser last showed the lobby. */
export const rememberMatch = (isOpen: boolean) =>
  writeStored('local', 'has-match', isOpen ? 'true' : null)

/** Keeps the place of the match until it is loaded, so the lobby doesn't jump. */
export const MatchSpace = () =>
  readStored('local', 'has-match') === null ? null : <div style={{ blockSize: HEIGHT }} />
