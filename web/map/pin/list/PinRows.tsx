import { X } from 'lucide-react'
import { pinMessages as texts } from '#contract/map/pin.texts.ts'
import type { PinMarker } from '#contract/map/pin.ts'
import { gridCell } from '#domain/map/map-position.ts'
import { IconButton } from '../../../shared/ui/action/IconButton.tsx'
import { pinName } from '../pin-name.ts'
import styles from './PinRows.module.css'
import { PinSign } from '../map/PinSign.tsx'

interface PinRowsProps {
  label: string
  pins: readonly PinMarker[]
  shown?: number | null
  onShow?: (pin: number | null) => void
  onOpen: (pin: PinMarker) => void
  onDelete?: ((pin: PinMarker) => void) | undefined
}

export function PinRows({ label, pins, shown, onShow, onOpen, onDelete }: PinRowsProps) {
  return (
    <ul aria-label={label}>
      {pins.map((pin) => (
        <li key={pin.id} className={styles.row} data-shown={pin.id === shown || undefined}>
          <button
            type="button"
            className={styles.open}
            aria-haspopup="dialog"
            onClick={() => onOpen(pin)}
            onPointerEnter={(event) => event.pointerType !== 'touch' && onShow?.(pin.id)}
            onPointerLeave={() => onShow?.(null)}
          >
            <PinSign type={pin.type} />
            <span>
              <span className={styles.name}>{pinName(pin)}</span>
              <span className={styles.place}>
                {pin.title === '' ? texts.at(pin.x, pin.y) : texts.name(pin.type, gridCell(pin))}
              </span>
            </span>
          </button>
          {onDelete ? (
            <IconButton
              label={texts.delete(pinName(pin))}
              icon={<X aria-hidden="true" />}
              variant="danger"
              onClick={() => onDelete(pin)}
            />
          ) : null}
        </li>
      ))}
    </ul>
  )
}
