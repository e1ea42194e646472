import { useCallback, useEffect, useRef, useState } from 'react'

/** Time for the pointer to move from a marker to its card. */
const LEAVE_MS = 200

/** The marker that is hovered or focused. Leaving is delayed. */
export function useHover() {
  const [hovered, setHovered] = useState<number | null>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  const enter = useCallback((id: number) => {
    clearTimeout(leaving.current)
    setHovered(id)
  }, [])
  const leave = useCallback(() => {
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => setHovered(null), LEAVE_MS)
  }, [])
  const stop = useCallback(() => {
    clearTimeout(leaving.current)
    setHovered(null)
  }, [])
  useEffect(() => () => clearTimeout(leaving.current), [])

  return { hovered, enter, leave, stop }
}
