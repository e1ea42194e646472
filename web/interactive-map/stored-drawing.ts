import * as z from 'zod/mini'
import { drawing } from '#contract/plan.ts'
import type { Drawing } from '#domain/plan.ts'
import { readStored, writeStored } from '../shared/storage.ts'

const stored = z.object({ shapes: drawing, version: z.nullable(z.int()) })

/** A drawing that is in this browser only. */
export interface StoredDrawing {
  readonly shapes: Drawing
  /** The version of the plan that it changes. */
  readonly version: number | null
}

export const storageKey = (name: string) => `interactive_map_${name}`

/** What somebody else has put there is as good as nothing. */
export function readDrawing(name: string): StoredDrawing | null {
  try {
    const found = stored.safeParse(JSON.parse(readStored('local', storageKey(name)) ?? 'null'))
    return found.success ? found.data : null
  } catch {
    return null
  }
}

export function writeDrawing(name: string, kept: StoredDrawing | null) {
  writeStored('local', storageKey(name), kept && JSON.stringify(kept))
}
