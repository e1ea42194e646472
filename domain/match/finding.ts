import type { Finding } from './match.ts'

/** What was found, once, with all the games it was found in; none where it is about the file or a set. */
export interface GroupedFinding extends Omit<Finding, 'game'> {
  readonly games: readonly number[]
}

/** The same words about the same team are one finding, however many games they are said of. */
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

/** Ascending numbers as people say them: `1 to 4, 6 and 7`. */
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
