import { teamRegionMessages as texts } from '#contract/archive/team-region.texts.ts'
import type { MissingRegion } from '#contract/archive/team-region.ts'
import { RegionChoices } from './RegionChoices.tsx'
import styles from './RegionPanel.module.css'

/** Regions that a team's other seasons have. */
export function SuggestedRegions({ missing }: { missing: readonly MissingRegion[] }) {
  const rows = missing.flatMap((row) =>
    row.suggestion ? [{ ...row, region: row.suggestion.region }] : [],
  )
  if (rows.length === 0) return <p className={styles.row}>{texts.noSuggestions}</p>
  return (
    <RegionChoices
      rows={rows}
      reason={({ region, suggestion }) =>
        suggestion ? texts.suggestion(region, suggestion.seasons, suggestion.of) : region
      }
    />
  )
}
