import { useCallback, type ReactNode } from 'react'
import styles from './Scroller.module.css'

interface ScrollerProps {
  label: string
  /** Called with the scrolling element. */
  onReady?: (element: HTMLElement | null) => void
  children: ReactNode
}

/**
 * Holds a table that can be wider and longer than the available space. A faded edge shows that it
 * continues.
 */
export function Scroller({ label, onReady, children }: ScrollerProps) {
  const ready = useCallback(
    (element: HTMLElement | null) => {
      onReady?.(element)
      return element ? markMore(element) : undefined
    },
    [onReady],
  )

  return (
    // Focusable, so arrow keys can scroll a table that contains no control.
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
