import { teamRegionMessages as texts } from '#contract/archive/team-region.texts.ts'
import { type Region, REGIONS } from '#domain/archive/region.ts'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'

interface RegionSelectProps {
  region: Region
  onChange: (region: Region) => void
}

export function RegionSelect({ region, onChange }: RegionSelectProps) {
  return (
    <SelectField
      label={texts.region}
      options={REGIONS.map((one) => ({ value: one, label: one }))}
      value={region}
      onChange={({ target }) => onChange(REGIONS.find((one) => one === target.value) ?? region)}
    />
  )
}
