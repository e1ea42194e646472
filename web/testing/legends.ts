import type { LegendEntry } from '#contract/catalog/legend.ts'
import { allLegends } from '#domain/catalog/legend.ts'
import {
  builtInInfo,
  type LegendInfo,
  nestInfo,
  uncertainInfo,
} from '#domain/catalog/legend-info.ts'

/** All legends as the server lists them, with what was edited, by key. */
export function listedLegends(
  edits: Readonly<Record<string, Partial<LegendInfo>>> = {},
): Record<string, LegendEntry[]> {
  const entries = allLegends().flatMap((legend): LegendEntry[] => {
    const builtIn = builtInInfo(legend)
    if (!builtIn) return []
    const info = { ...builtIn, ...edits[legend.key] }
    return [
      {
        id: legend.key,
        name: legend.name,
        class: legend.class,
        ...nestInfo(info),
        uncertain: uncertainInfo(legend, info),
        version: 0,
        updated_at: null,
        updated_by: null,
      },
    ]
  })
  return Object.fromEntries(Map.groupBy(entries, (entry) => entry.class))
}
