import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is in the window or within 100 px of it. */
export function useIsInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setIsInSight] = useState(true)

  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => setIsInSight(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin: '100px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return isInSight
}
