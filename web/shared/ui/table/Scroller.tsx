import { useCallback, type ReactNode } from 'react'
import styles from './Scroller.module.css'

interface ScrollerProps {
  label: string
  /** Is told the element that scrolls. */
  onReady?: (element: HTMLElement | null) => void
  children: ReactNode
}

/** Holds a table that may be wider and longer than its place; a faded edge tells that more follows. */
export function Scroller({ label, onReady, children }: ScrollerProps) {
  const ready = useCallback(
    (element: HTMLElement | null) => {
      onReady?.(element)
      return element ? markMore(element) : undefined
    },
    [onReady],
  )

  return (
    // Focusable, so that the arrow keys scroll a table that holds no control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={ready} className={styles.scroller} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}

function markMore(element: HTMLElement) {
  const mark = () => {
    const { scrollLeft, clientWidth, scrollWidth } = element
    element.toggleAttribute('data-more', scrollLeft + clientWidth < scrollWidth - 1)
  }
  const resizing = new ResizeObserver(mark)
  for (const one of [element, ...element.children]) resizing.observe(one)
  element.addEventListener('scroll', mark, { passive: true })
  return () => {
    resizing.disconnect()
    element.removeEventListener('scroll', mark)
  }
}
