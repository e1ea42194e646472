import { forecastMessages as texts } from '#contract/forecast/forecast.texts.ts'
import { SegmentedField } from '../../shared/ui/form/SegmentedField.tsx'
import styles from './ColumnSwitch.module.css'
import type { Columns } from './use-columns.ts'

interface ColumnSwitchProps {
  columns: Columns
  onChoose: (columns: Columns) => void
}

const OPTIONS = (['forecast', 'weighted', 'both'] as const).map((value) => ({
  value,
  label: texts.columnChoices[value],
}))

export function ColumnSwitch({ columns, onChoose }: ColumnSwitchProps) {
  return (
    <div className={styles.switch}>
      <SegmentedField
        label={texts.columns}
        options={OPTIONS}
        value={columns}
        onValueChange={onChoose}
      />
    </div>
  )
}
