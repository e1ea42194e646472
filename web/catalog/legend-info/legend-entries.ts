import type { LegendEntry } from '#contract/catalog/legend.ts'
import { allLegends, findLegend, type Legend } from '#domain/catalog/legend.ts'
import {
  builtInInfo,
  flattenInfo,
  type LegendInfo,
  uncertainInfo,
} from '#domain/catalog/legend-info.ts'

/** A legend in the grid, with everything its dialog shows. */
export interface LegendProfile extends Pick<
  LegendEntry,
  'uncertain' | 'version' | 'updated_at' | 'updated_by'
> {
  readonly legend: Legend
  readonly info: LegendInfo
}

function profileOf(entry: LegendEntry): LegendProfile {
  const { name, uncertain, version, updated_at, updated_by } = entry
  const info = flattenInfo(entry)
  return { legend: findLegend(name), info, uncertain, version, updated_at, updated_by }
}

/** All legends sorted by name. */
export const profilesOf = (
  byClass: Readonly<Partial<Record<string, readonly LegendEntry[]>>>,
): LegendProfile[] =>
  byName(Object.values(byClass).flatMap((entries) => (entries ?? []).map(profileOf)))

/** The built-in data, used if the server doesn't respond. */
export const builtInProfiles = (): LegendProfile[] =>
  byName(
    allLegends().flatMap((legend) => {
      const info = builtInInfo(legend)
      if (!info) return []
      const uncertain = uncertainInfo(legend, info)
      return [{ legend, info, uncertain, version: 0, updated_at: null, updated_by: null }]
    }),
  )

const byName = (profiles: readonly LegendProfile[]) =>
  profiles.toSorted((a, b) => a.legend.label.localeCompare(b.legend.label, 'en'))
