import { useState } from 'react'
import type * as z from 'zod/mini'
import { useSession } from '../session/session-store.ts'
import { readStored, writeStored } from './storage.ts'

/**
 * Text the user hasn't saved yet. It's stored in this tab, so switching views, a reload or a login
 * doesn't lose it.
 */
export function useUnsavedText<Draft>(name: string, schema: z.ZodMiniType<Draft>) {
  const key = `${name}_${useSession().user?.id}`
  const [draft, setDraft] = useState(() => readDraft(key, schema))
  const storeDraft = (next: Draft | null) => {
    writeStored('session', key, next && JSON.stringify(next))
    setDraft(next)
  }
  return [draft, storeDraft] as const
}

function readDraft<Draft>(key: string, schema: z.ZodMiniType<Draft>): Draft | null {
  try {
    return schema.parse(JSON.parse(readStored('session', key) ?? 'null'))
  } catch {
    return null
  }
}
