import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import { notify } from '../../page/toast.ts'

interface OnDemandProps<Props> {
  when: boolean
  /** The same function each time. */
  load: () => Promise<ComponentType<Props>>
  /** The part did not come: whoever asked for it takes the wish back, and may ask again. */
  onFail: () => void
  /** What stands there before it has come. */
  fallback?: ReactNode
  children: (Part: ComponentType<Props>) => ReactNode
}

/** A part whose code comes when it is first asked for; the page lives on where it does not. */
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
