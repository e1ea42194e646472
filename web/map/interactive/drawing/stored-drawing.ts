import * as z from 'zod/mini'
import { drawing } from '#contract/map/plan.ts'
import type { Drawing } from '#domain/map/plan.ts'
import { readStored, writeStored } from '../../../shared/storage/storage.ts'

const stored = z.object({ shapes: drawing, version: z.nullable(z.int()) })

/** A drawing stored only in this browser. */
export interface StoredDrawing {
  readonly shapes: Drawing
  /** The plan version these changes are based on. */
  readonly version: number | null
}

/** Storage name for the changes to a plan. */
export const planStorageName = (id: number) => `plan_${id}`

export const storageKey = (name: string) => `interactive_map_${name}`

/** Data that can't be read is moved to another key, so the next drawing doesn't overwrite it. */
export function readDrawing(name: string): StoredDrawing | null {
  const key = storageKey(name)
  const text = readStored('local', key)
  if (text === null) return null
  const found = parse(text)
  if (found === null) {
    // Remove first: the storage may not have space for both.
    writeStored('local', key, null)
    writeStored('local', `${key}_unread`, text)
  }
  return found
}

function parse(text: string): StoredDrawing | null {
  try {
    const found = stored.safeParse(JSON.parse(text))
    return found.success ? found.data : null
  } catch {
    return null
  }
}

export function writeDrawing(name: string, value: StoredDrawing | null) {
  writeStored('local', storageKey(name), value && JSON.stringify(value))
}
