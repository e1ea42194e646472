import type { ImportRow } from '#contract/archive/import.ts'

/** The demo season is imported in many parts, but the list shows it as one. */
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
  landings: sum.landings + part.landings,
  findings: sum.findings + part.findings,
})
