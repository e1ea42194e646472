import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import { notify } from '../../page/toast.ts'

interface OnDemandProps<Props> {
  when: boolean
  /** Must be the same function on every render. */
  load: () => Promise<ComponentType<Props>>
  /** Loading failed. The caller should reset `when`, so the user can try again. */
  onFail: () => void
  /** Shown until the part has loaded. */
  fallback?: ReactNode
  children: (Part: ComponentType<Props>) => ReactNode
}

/**
 * Loads a component's code when it's first needed. If loading fails, the rest of the page keeps
 * working.
 */
export function OnDemand<Props>({
  when,
  load,
  onFail,
  fallback = null,
  children,
}: OnDemandProps<Props>) {
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null)

  useEffect(() => {
    if (!when || part) return undefined
    let isWanted = true
    load().then(
      (Part) => isWanted && setPart({ Part }),
      () => {
        if (!isWanted) return
        notify.error(messages.app.chunkFailed)
        onFail()
      },
    )
    return () => {
      isWanted = false
    }
  }, [when, part, load, onFail])

  return part ? children(part.Part) : fallback
}
