import { type PastedTeam, readPastedTeams } from '../regular/pasted-teams.ts'
import { findRegion, type Region } from './region.ts'

interface PastedRegion extends Pick<PastedTeam, 'text' | 'team'> {
  readonly region: Region | null
}

/** More than a region's teams of all leagues. */
const MAX_LINES = 1000

/**
 * Reads a pasted list of teams with their regions: `Reed, EMEA`, the same with tabs, or names only, which get `fallback`.
 * `teams` has the current name of each team, by the key of every spelling.
 */
export function readPastedRegions(
  text: string,
  teams: ReadonlyMap<string, string>,
  fallback: Region | null,
): PastedRegion[] {
  const lines = text
    .split(/\r?\n/)
    .slice(0, MAX_LINES)
    .map((line) => splitRegion(line))
  const groups = Map.groupBy(lines, ({ region }) => region ?? fallback)
  return [...groups].flatMap(([region, own]) =>
    readPastedTeams(own.map(({ rest }) => rest).join('\n'), teams, MAX_LINES).map((entry) => ({
      text: entry.text,
      team: entry.team,
      region,
    })),
  )
}

/** The cell that is a region, if there is one, and the line without it. */
function splitRegion(line: string): { rest: string; region: Region | null } {
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ','
  const cells = line.split(separator)
  const at = cells.findLastIndex((cell) => findRegion(cell.trim()) !== null)
  // A line with nothing else is a team of that name.
  if (at === -1 || cells.length === 1) return { rest: line, region: null }
  return {
    rest: cells.toSpliced(at, 1).join(separator),
    region: findRegion((cells[at] ?? '').trim()),
  }
}
