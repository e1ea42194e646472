import * as z from 'zod/mini'
import { shapeOperation, type ShapeOperation } from '#contract/co-drawing.ts'
import { readStored, writeStored } from '../../shared/storage/storage.ts'
import { readStoredJson } from '../../shared/storage/unsent-storage.ts'

const stored = z.array(shapeOperation)

/** By user: the next one at this computer must not send them under another name. */
export const changesKey = (drawId: string, userId: number) =>
  `interactive_map_together_${drawId}_${userId}`

/** Changes that this browser has made and the server hasn't confirmed. */
export function readChanges(key: string): ShapeOperation[] {
  return stored.safeParse(readStoredJson(readStored('local', key))).data ?? []
}

/** Adds and removes only the own changes: other windows store theirs in the same place. */
export function storeChanges(
  key: string,
  added: readonly ShapeOperation[],
  settled: readonly string[],
) {
  const left = readChanges(key).filter(({ operationId }) => !settled.includes(operationId))
  const all = [...left, ...added]
  writeStored('local', key, all.length > 0 ? JSON.stringify(all) : null)
}
