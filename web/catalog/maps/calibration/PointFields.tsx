import { Crosshair } from 'lucide-react'
import { mapAdminMessages as texts } from '#contract/catalog/map-admin.texts.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { isFault, type PointDraft } from './calibration-draft.ts'
import styles from './PointFields.module.css'

interface PointFieldsProps {
  number: number
  point: PointDraft
  isPlacing: boolean
  onPlace: () => void
  onChange: (change: Partial<PointDraft>) => void
}

export function PointFields({ number, point, isPlacing, onPlace, onChange }: PointFieldsProps) {
  const field = (label: string, part: keyof PointDraft, limit?: number) => (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      error={isFault(point[part], limit) ? texts.numberRule : undefined}
      value={point[part]}
      onFocus={onPlace}
      onChange={({ target }) => onChange({ [part]: target.value })}
    />
  )

  return (
    <fieldset className={styles.point}>
      <legend>{texts.point(number)}</legend>
      <Button
        size="sm"
        icon={<Crosshair aria-hidden="true" />}
        aria-pressed={isPlacing}
        onClick={onPlace}
      >
        {texts.choosePoint(number)}
      </Button>
      <div className={styles.pair}>
        {field(texts.pointLeft(number), 'left', 100)}
        {field(texts.pointTop(number), 'top', 100)}
        {field(texts.pointX(number), 'x')}
        {field(texts.pointY(number), 'y')}
      </div>
    </fieldset>
  )
}
