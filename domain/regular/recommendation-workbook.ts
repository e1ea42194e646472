import { compKey } from '../catalog/comp.ts'
import { type CsvCell, writeCsv } from '../base/csv.ts'
import { findLegend } from '../catalog/legend.ts'
import { eachMap, type MapId } from '../catalog/map.ts'
import type { SpecifiedMapId } from '../catalog/shipped-maps.ts'
import type { ValuedComp } from './recommendation.ts'
import type { Value } from './value.ts'

/** A composition that an administrator recommends, as written in their sheet. */
export interface WorkbookRow {
  /** Three, in the order of the sheet. Unknown legends are kept as written. */
  readonly legends: readonly string[]
  /** One per legend; null if the sheet names no player. */
  readonly players: readonly (string | null)[]
  /** In the sheet's own unit. Sheets have columns for the specification's maps. */
  readonly value: number | null
  readonly byMap: Readonly<Record<SpecifiedMapId, number | null>>
}

export const WORKBOOK_FINDING_KINDS = [
  'missing_column',
  'unknown_column',
  'empty_row',
  'incomplete_comp',
  'duplicate_comp',
  'unknown_legend',
  'not_a_number',
  'missing_value',
] as const
export type WorkbookFindingKind = (typeof WORKBOOK_FINDING_KINDS)[number]

/** A problem in a sheet: where it is, what was found and what happens with it. */
export interface WorkbookFinding {
  readonly kind: WorkbookFindingKind
  /** Row number in the file, from 1; null if it concerns the whole sheet. */
  readonly row: number | null
  readonly found: string
  readonly action: string
}

export interface RecommendedComp {
  readonly comp: readonly string[]
  /** Null if the player has to be chosen from the home team. */
  readonly players: readonly (string | null)[] | null
  readonly value: number | null
  readonly byMap: Readonly<Record<MapId, number | null>>
  /** Games in the archive, no matter where the value comes from. */
  readonly games: number
  readonly gamesByMap: Readonly<Record<MapId, number>>
  /** How the value is calculated; null if the sheet gave it. */
  readonly computed: Value | null
}

/**
 * The sheet's rows come first, sorted by their own values, and replace computed rows of the same composition. The two
 * kinds of values have no common unit, so they are never sorted together.
 */
export function recommend(
  valued: readonly ValuedComp[],
  sheet: readonly WorkbookRow[],
): RecommendedComp[] {
  const given = new Set(sheet.map(({ legends }) => compKey(legends)))
  const played = new Map(valued.map((one) => [compKey(one.comp), one]))
  const ofSheet = sheet
    .toSorted((a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity) || 0)
    .map(({ legends, players, value, byMap }) => ({
      comp: legends,
      players: players.some((player) => player !== null) ? players : null,
      value,
      byMap,
      games: played.get(compKey(legends))?.overall.n ?? 0,
      gamesByMap: gamesByMap(played.get(compKey(legends))),
      computed: null,
    }))
  const rest = valued
    .filter(({ comp }) => !given.has(compKey(comp)))
    .map((one) => ({
      comp: one.comp,
      players: null,
      value: one.overall.value,
      byMap: eachMap((map) => one.byMap[map]?.value ?? null),
      games: one.overall.n,
      gamesByMap: gamesByMap(one),
      computed: one.overall,
    }))
  return [...ofSheet, ...rest]
}

const gamesByMap = (comp: ValuedComp | undefined) => eachMap((map) => comp?.byMap[map]?.n ?? 0)

const HEADER = [
  'Legend 1',
  'Legend 2',
  'Legend 3',
  'Player 1',
  'Player 2',
  'Player 3',
  'Value',
  'Storm Point',
  "World's Edge",
  'E-District',
  'Broken Moon',
]

/** Exports the sheet as a file that can be uploaded again. */
export function workbookCsv(rows: readonly WorkbookRow[]): string {
  const lines = rows.map(({ legends, players, value, byMap }): CsvCell[] => [
    ...legends.map((legend) => findLegend(legend).label),
    ...players,
    value,
    byMap.stormpoint,
    byMap.worldsedge,
    byMap.edistrict,
    byMap.brokenmoon,
  ])
  return writeCsv([HEADER, ...lines])
}
