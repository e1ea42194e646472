import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'

const OPEN_MS = 250
/** Time for the pointer to move from the name onto the card. */
const LEAVE_MS = 200

export interface Peek {
  readonly anchor: HTMLElement
  /** A press keeps the card open and moves the focus into it. Hover and focus only preview it. */
  readonly isKept: boolean
}

/** Opens on hover, focus and press. The pointer can move onto the opened card. */
export function usePeek() {
  const [peek, setPeek] = useState<Peek | null>(null)
  const timer = useRef(0)

  const stop = () => clearTimeout(timer.current)
  const later = (work: () => void, delay: number) => {
    stop()
    timer.current = window.setTimeout(work, delay)
  }
  const close = () => {
    stop()
    setPeek(null)
  }
  const leave = () => later(() => setPeek((now) => (now?.isKept ? now : null)), LEAVE_MS)

  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    peek,
    close,
    trigger: {
      'aria-haspopup': 'dialog',
      'aria-expanded': peek?.isKept ?? false,
      onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
        if (pointerType === 'touch') return
        later(() => setPeek((now) => now ?? { anchor: currentTarget, isKept: false }), OPEN_MS)
      },
      onPointerLeave: leave,
      onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.matches(':focus-visible:not([data-no-tooltip])')) return
        setPeek((now) => now ?? { anchor: currentTarget, isKept: false })
      },
      onBlur: () => setPeek((now) => (now?.isKept ? now : null)),
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        stop()
        setPeek(peek?.isKept ? null : { anchor: currentTarget, isKept: true })
      },
    } as const,
    card: { onPointerEnter: stop, onPointerLeave: leave } as const,
  }
}
