import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { messages } from '#contract/base/texts.ts'
import { notify } from '../../page/toast.ts'

type LoadPart<Props> = () => Promise<ComponentType<Props>>

interface OnDemandProps<Props> {
  when: boolean
  /** Must be the same function on every render. */
  load: LoadPart<Props>
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
  const [part, setPart] = useState(() => loadedPart(load))

  useEffect(() => {
    if (!when || part) return undefined
    let isWanted = true
    preloadPart(load).then(
      (loaded) => isWanted && setPart(loaded),
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

interface LoadedPart<Props> {
  readonly Part: ComponentType<Props>
}

/** By the function that loads it. */
const loadedParts = new WeakMap<object, unknown>()

function loadedPart<Props>(load: LoadPart<Props>): LoadedPart<Props> | null
function loadedPart(load: object): unknown {
  return loadedParts.get(load) ?? null
}

/** Loads the code of a part before it is shown, which then appears at once. */
export async function preloadPart<Props>(load: LoadPart<Props>): Promise<LoadedPart<Props>> {
  const loaded = { Part: await load() }
  loadedParts.set(load, loaded)
  return loaded
}
