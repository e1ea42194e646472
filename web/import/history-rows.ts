import type { ImportRow } from '#contract/import.ts'

/** The demo season comes in many parts, which are one thing to whoever reads the list. */
export function historyRows(imports: readonly ImportRow[]): ImportRow[] {
  const groups = Map.groupBy(imports, (row) =>
    row.isDemo ? `demo ${row.undoneAt === null}` : `import ${row.id}`,
  )
  return [...groups.values()].flatMap(([newest, ...parts]) =>
    newest ? [parts.reduce(addPart, newest)] : [],
  )
}

const addPart = (sum: ImportRow, part: ImportRow): ImportRow => ({
  ...sum,
  games: sum.games + part.games,
  teamGames: sum.teamGames + part.teamGames,
  findings: sum.findings + part.findings,
})
