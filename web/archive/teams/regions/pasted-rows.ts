import type { TeamRow } from '#contract/archive/team-admin.ts'
import type { MissingRegion } from '#contract/archive/team-region.ts'
import { readPastedRegions } from '#domain/archive/pasted-regions.ts'
import type { Region } from '#domain/archive/region.ts'
import { teamKey } from '#domain/team/team.ts'
import type { RegionRow } from './RegionChoices.tsx'

interface PastedRows {
  rows: readonly RegionRow[]
  /** Names of no team. */
  unknown: readonly string[]
  /** Teams whose seasons have a region already. */
  known: readonly string[]
}

/** The seasons without a region of the teams in a pasted list. */
export function matchPastedRegions(
  text: string,
  teams: readonly TeamRow[],
  { missing, fallback }: { missing: readonly MissingRegion[]; fallback: Region },
): PastedRows {
  const names = new Map(
    teams.flatMap(({ name, spellings }) =>
      [name, ...spellings].map((spelling) => [teamKey(spelling), name] as const),
    ),
  )
  const pasted = readPastedRegions(text, names, fallback)
  const regions = new Map(
    pasted.flatMap(({ team, region }) => (team && region ? [[team, region] as const] : [])),
  )
  const rows = missing.flatMap((row) => {
    const region = regions.get(row.name)
    return region ? [{ ...row, region }] : []
  })
  const found = new Set(rows.map(({ name }) => name))
  return {
    rows,
    unknown: pasted.filter(({ team }) => team === null).map((entry) => entry.text),
    known: [...regions.keys()].filter((name) => !found.has(name)),
  }
}
