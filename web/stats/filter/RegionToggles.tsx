import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { REGIONS } from '#domain/archive/region.ts'
import { allRegions, type RegionFilter, toggleRegion } from './region-filter.ts'
import { ToggleRow } from './ToggleRow.tsx'

interface RegionTogglesProps {
  filter: RegionFilter
  onChange: (filter: RegionFilter) => void
}

export function RegionToggles({ filter, onChange }: RegionTogglesProps) {
  return (
    <ToggleRow
      label={texts.region}
      options={[
        { value: 'ALL', label: texts.allRegionsToggle, isOn: filter.isAll },
        ...REGIONS.map((region) => ({
          value: region,
          label: region,
          isOn: filter.regions.includes(region),
        })),
      ]}
      onPress={(value) => onChange(value === 'ALL' ? allRegions() : toggleRegion(filter, value))}
    />
  )
}
