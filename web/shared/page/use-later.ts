import { startTransition, useEffect, useState } from 'react'

/**
 * The value one render later, after the screen has painted. For parts that are off screen or less
 * important.
 */
export function useLater<Value>(value: Value): Value {
  const [later, setLater] = useState(value)

  useEffect(() => {
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setLater(value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])

  return later
}
