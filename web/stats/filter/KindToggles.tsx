import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import type { KindFilter } from '../../shared/stats/kind-filter.ts'
import { ToggleRow } from './ToggleRow.tsx'

interface KindTogglesProps {
  kind: KindFilter | null
  onChange: (kind: KindFilter | null) => void
}

/** All games, or only those of one kind. */
export function KindToggles({ kind, onChange }: KindTogglesProps) {
  return (
    <ToggleRow
      label={texts.kind}
      options={[
        { value: 'all', label: texts.kinds.all, isOn: kind === null },
        { value: 'official', label: texts.kinds.official, isOn: kind === 'official' },
        { value: 'scrim', label: texts.kinds.scrim, isOn: kind === 'scrim' },
      ]}
      onPress={(value) => onChange(value === 'all' ? null : value)}
    />
  )
}
