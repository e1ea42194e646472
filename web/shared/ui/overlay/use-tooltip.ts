import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type HTMLAttributes,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import type { TooltipBubbleProps } from './TooltipBubble.tsx'

type ElementProps = HTMLAttributes<HTMLElement>

const OPEN_DELAY_MS = 400
/** If a tooltip closed this recently, the next one opens without a delay. */
const NO_DELAY_MS = 300

let bubble: ComponentType<TooltipBubbleProps> | null = null
let closeOpenOne: (() => void) | null = null
let lastClosedAt = 0

/**
 * If the chunk can't be loaded, there's no tooltip. Its text is also the control's name. In the built page, `catch` on the
 * import itself would miss a stylesheet that can't be loaded.
 */
async function loadBubble() {
  try {
    bubble ??= (await import('./TooltipBubble.tsx')).TooltipBubble
  } catch {
    // The next pointer tries again.
  }
}

/** Decides when to open and close. Wraps the element's own handlers. */
export function useTooltip(own: ElementProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef(0)
  const isOver = useRef(false)

  const close = () => {
    clearTimeout(timer.current)
    isOver.current = false
    if (anchor) lastClosedAt = Date.now()
    setAnchor(null)
  }
  const open = async (element: HTMLElement) => {
    isOver.current = true
    await loadBubble()
    if (!isOver.current || !element.isConnected) return
    closeOpenOne?.()
    closeOpenOne = () => setAnchor(null)
    setAnchor(element)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    anchor,
    Bubble: bubble,
    close,
    handlers: {
      onPointerEnter: (event: PointerEvent<HTMLElement>) => {
        own.onPointerEnter?.(event)
        if (event.pointerType === 'touch') return
        const element = event.currentTarget
        const delay = Date.now() - lastClosedAt < NO_DELAY_MS ? 0 : OPEN_DELAY_MS
        void loadBubble()
        clearTimeout(timer.current)
        timer.current = window.setTimeout(() => void open(element), delay)
      },
      // Once the bubble is open, Radix handles the pointer moving from the element onto it.
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        own.onPointerLeave?.(event)
        if (!anchor) close()
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        own.onPointerDown?.(event)
        close()
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        own.onClick?.(event)
        close()
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        own.onFocus?.(event)
        if (event.currentTarget.matches(':focus-visible:not([data-no-tooltip])'))
          void open(event.currentTarget)
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        own.onBlur?.(event)
        close()
      },
    },
  }
}
