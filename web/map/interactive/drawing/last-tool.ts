import { useCallback, useState } from 'react'
import type { Ink } from '#domain/map/plan.ts'
import type { Tool } from './tools.ts'

interface Chosen {
  readonly tool: Tool
  readonly ink: Ink
}

const FIRST: Chosen = { tool: 'pan', ink: 'lime' }

/** A plan that is saved, opened or drawn together is another editor, and goes on with the tool of the one before. */
let last = FIRST

export const forgetTool = () => {
  last = FIRST
}

/** What the user draws with. */
export function useChosenTool(startsWithRings: boolean) {
  const [chosen, setChosen] = useState<Chosen>(() =>
    startsWithRings ? { ...last, tool: 'rings' } : last,
  )
  const choose = useCallback((change: Partial<Chosen>) => {
    setChosen((now) => ({ ...now, ...change }))
    // Rings belong to their map.
    last = { ...last, ...change, ...(change.tool === 'rings' && { tool: 'pan' }) }
  }, [])
  return { ...chosen, choose }
}
