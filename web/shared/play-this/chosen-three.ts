import { useCallback, useState } from 'react'
import * as z from 'zod/mini'
import { teamKey } from '#domain/team/team.ts'
import { readStored, writeStored } from '../storage/storage.ts'

const KEY = 'our-three'

const chosenThree = z.object({
  team: z.string(),
  players: z.array(z.string()).check(z.length(3)),
  /** Who had played last when this was chosen. */
  latest: z.array(z.string()),
})
type ChosenThree = z.output<typeof chosenThree>

function readChosen(): ChosenThree | null {
  try {
    const { data } = chosenThree.safeParse(JSON.parse(readStored('local', KEY) ?? 'null'))
    return data ?? null
  } catch {
    return null
  }
}

/** Who plays tonight, if it isn't who played last. The choice ends when others have played. */
export function useChosenThree(team: string) {
  const [chosen, setChosen] = useState(readChosen)

  const choose = useCallback(
    (next: Omit<ChosenThree, 'team'> | null) => {
      const stored = next && { ...next, team: teamKey(team) }
      writeStored('local', KEY, stored && JSON.stringify(stored))
      setChosen(stored)
    },
    [team],
  )
  const own = chosen?.team === teamKey(team) ? chosen : null
  return { chosen: own, choose }
}

export const isOutdated = (chosen: ChosenThree | null, latest: readonly string[]): boolean =>
  chosen !== null && chosen.latest.join() !== latest.join()
