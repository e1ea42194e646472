import type { LegendEntry } from '#contract/legend.ts'
import { findLegend, type Legend, LEGENDS } from '#domain/legend/legend.ts'
import {
  builtInInfo,
  flattenInfo,
  type LegendInfo,
  uncertainInfo,
} from '#domain/legend/legend-info.ts'

/** A legend of the grid, with all that its dialog says. */
export interface LegendProfile extends Pick<
  LegendEntry,
  'uncertain' | 'version' | 'updated_at' | 'updated_by'
> {
  readonly legend: Legend
  readonly info: LegendInfo
}

function sheetOf(entry: LegendEntry): LegendProfile {
  const { name, uncertain, version, updated_at, updated_by } = entry
  const info = flattenInfo(entry)
  return { legend: findLegend(name), info, uncertain, version, updated_at, updated_by }
}

/** By name, whatever their class. */
export const profilesOf = (
  byClass: Readonly<Partial<Record<string, readonly LegendEntry[]>>>,
): LegendProfile[] =>
  byName(Object.values(byClass).flatMap((entries) => (entries ?? []).map(sheetOf)))

/** What the page knows by itself, for when the server has no answer. */
export const builtInProfiles = (): LegendProfile[] =>
  byName(
    LEGENDS.flatMap((legend) => {
      const info = builtInInfo(legend)
      if (!info) return []
      const uncertain = uncertainInfo(legend, info)
      return [{ legend, info, uncertain, version: 0, updated_at: null, updated_by: null }]
    }),
  )

const byName = (sheets: readonly LegendProfile[]) =>
  sheets.toSorted((a, b) => a.legend.label.localeCompare(b.legend.label, 'en'))
