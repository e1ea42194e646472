import { useEffect, useState } from 'react'

/** A pause in typing after which a search is sent. */
export const TYPING_MS = 200

/** The value once it hasn't changed for `ms`, so typing doesn't send a request per letter. */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])

  return settled
}
