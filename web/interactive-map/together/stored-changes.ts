import * as z from 'zod/mini'
import { shapeOperation, type ShapeOperation } from '#contract/co-drawing.ts'
import { readStored, writeStored } from '../../shared/storage/storage.ts'

const stored = z.array(shapeOperation)

const keyOf = (drawId: string) => `interactive_map_together_${drawId}`

/** Changes that this browser has made and the server hasn't confirmed. */
export function readChanges(drawId: string): ShapeOperation[] {
  try {
    const found = stored.safeParse(JSON.parse(readStored('local', keyOf(drawId)) ?? '[]'))
    return found.success ? found.data : []
  } catch {
    return []
  }
}

/** Adds and removes only the own changes: other windows store theirs in the same place. */
export function storeChanges(
  drawId: string,
  added: readonly ShapeOperation[],
  settled: readonly string[],
) {
  const left = readChanges(drawId).filter(({ operationId }) => !settled.includes(operationId))
  const all = [...left, ...added]
  writeStored('local', keyOf(drawId), all.length > 0 ? JSON.stringify(all) : null)
}
