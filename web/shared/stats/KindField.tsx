import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { SegmentedField } from '../ui/form/SegmentedField.tsx'
import type { KindFilter } from './kind-filter.ts'

interface KindFieldProps {
  kind: KindFilter | null
  onChange: (kind: KindFilter | null) => void
}

/** All games, or only those of one kind. */
export const KindField = ({ kind, onChange }: KindFieldProps) => (
  <SegmentedField
    label={texts.kind}
    value={kind ?? 'all'}
    options={[
      { value: 'all', label: texts.kinds.all },
      { value: 'official', label: texts.kinds.official },
      { value: 'scrim', label: texts.kinds.scrim },
    ]}
    onValueChange={(value) => onChange(value === 'all' ? null : value)}
  />
)
