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
/** Whoever has just read one tooltip gets the next without waiting. */
const NO_DELAY_MS = 300

let bubble: ComponentType<TooltipBubbleProps> | null = null
let closeOpenOne: (() => void) | null = null
let lastClosedAt = 0

/** Without the network there is no tooltip; what it says is the control's name as well. */
async function loadBubble() {
  bubble ??= await import('./TooltipBubble.tsx').then(
    (chunk) => chunk.TooltipBubble,
    () => null,
  )
}

/** When to open and close; adds to the element's own handlers. */
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
      // Once it is open, the bubble sees to the way from the element onto itself.
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
        if (event.currentTarget.matches(':focus-visible:not([data-told])'))
          void open(event.currentTarget)
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        own.onBlur?.(event)
        close()
      },
    },
  }
}
