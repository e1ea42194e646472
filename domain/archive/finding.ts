import type { Finding } from './match.ts'

/** A finding with all games it occurs in; no games if it concerns the file or a set. */
export interface GroupedFinding extends Omit<Finding, 'game'> {
  readonly games: readonly number[]
}

/** Findings with the same text about the same team become one, with a list of games. */
export function groupFindings(findings: readonly Finding[]): GroupedFinding[] {
  const same = Map.groupBy(findings, ({ kind, team, found, action }) =>
    JSON.stringify([kind, team, found, action]),
  )
  return [...same.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { kind, team, found, action } = first
    const games = [...new Set(own.flatMap(({ game }) => game ?? []))].toSorted((a, b) => a - b)
    return [{ kind, team, found, action, games }]
  })
}

/** Writes ascending numbers for people: `1 to 4, 6 and 7`. */
export function inRuns(numbers: readonly number[]): string {
  const runs: number[][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run?.at(-1) === number - 1) run.push(number)
    else runs.push([number])
  }
  const words = runs.flatMap((run) =>
    run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run.map(String),
  )
  const last = words.pop() ?? ''
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`
}
