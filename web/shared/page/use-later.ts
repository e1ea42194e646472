import { startTransition, useEffect, useState } from 'react'

/** The same value once the screen has shown what else it changed: for what is out of sight, or second. */
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
