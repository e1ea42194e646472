import { useCallback, useState } from 'react'
import { readStored, writeStored } from './storage.ts'

/** A choice this browser remembers. The first option is the default. */
export function useStoredChoice<Choice extends string>(
  key: string,
  options: readonly [Choice, ...Choice[]],
) {
  const [choice, setChoice] = useState(() => {
    const stored = readStored('local', key)
    return options.find((option) => option === stored) ?? options[0]
  })
  const choose = useCallback(
    (next: Choice) => {
      writeStored('local', key, next)
      setChoice(next)
    },
    [key],
  )
  return [choice, choose] as const
}
