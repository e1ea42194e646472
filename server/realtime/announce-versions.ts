import type { ChangeKind } from '../db/notify-change.ts'
import type { LiveServer } from './live.ts'

/** The longest a change can take to reach other pages if its notification was lost. */
const LOOK_EVERY_MS = 2000

/**
 * Tells open pages the new version of whatever changed, by its id; they fetch it. What was deleted has version 0. Returns
 * a function that looks right away. All versions are compared, so it is for things of which there are few.
 */
export function announceVersions(
  live: LiveServer,
  kind: ChangeKind,
  readVersions: () => Promise<readonly { id: number; version: number }[]>,
  emit: (changed: { id: number; version: number }) => void,
) {
  let sent: Map<number, number> | null = null
  return live.follow(kind, LOOK_EVERY_MS, async () => {
    // Pages fetch after each connect, so there is nothing to announce to no one.
    if (live.socketCount() === 0 && sent !== null) return
    const found = new Map((await readVersions()).map(({ id, version }) => [id, version]))
    const before = sent ?? found
    for (const id of new Set([...before.keys(), ...found.keys()])) {
      const version = found.get(id) ?? 0
      // A row that is there before its first version isn't a change.
      if ((before.get(id) ?? 0) !== version) emit({ id, version })
    }
    sent = found
  })
}
