import * as z from 'zod/mini'
import { drawing } from '#contract/plan.ts'
import type { Drawing } from '#domain/map/plan.ts'
import { readStored, writeStored } from '../../shared/storage/storage.ts'

const stored = z.object({ shapes: drawing, version: z.nullable(z.int()) })

/** A drawing that is in this browser only. */
export interface StoredDrawing {
  readonly shapes: Drawing
  /** The version of the plan that it changes. */
  readonly version: number | null
}

/** Under which the changes to a plan are kept. */
export const planDesk = (id: number) => `plan_${id}`

export const storageKey = (name: string) => `interactive_map_${name}`

/** What cannot be read is set aside, where no other drawing is written over it. */
export function readDrawing(name: string): StoredDrawing | null {
  const key = storageKey(name)
  const text = readStored('local', key)
  if (text === null) return null
  const found = parse(text)
  if (found === null) {
    // In this order: there may not be room for both.
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

export function writeDrawing(name: string, kept: StoredDrawing | null) {
  writeStored('local', storageKey(name), kept && JSON.stringify(kept))
}
