import { useState } from 'react'
import * as z from 'zod/mini'
import { readStored, writeStored } from '../shared/storage.ts'

const draft = z.object({
  text: z.string(),
  /** Of the note that is being edited; 0 for a new one. */
  version: z.int(),
})
export type NoteDraft = z.infer<typeof draft>

/** What is being written, kept for the tab: another location, a reload or a login in between does not lose it. */
export function useNoteDraft(note: string) {
  const key = `lootpathDraft_${note}`
  const [current, setCurrent] = useState(() => readDraft(key))
  const setDraft = (next: NoteDraft | null) => {
    writeStored('session', key, next && JSON.stringify(next))
    setCurrent(next)
  }
  return [current, setDraft] as const
}

function readDraft(key: string): NoteDraft | null {
  try {
    return draft.parse(JSON.parse(readStored('session', key) ?? 'null'))
  } catch {
    return null
  }
}
