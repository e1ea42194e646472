import { MapPinOff, X } from 'lucide-react'
import { pinMessages as texts } from '#contract/messages/pin.ts'
import type { PinMarker } from '#contract/pin.ts'
import { EmptyState } from '../shared/ui/EmptyState.tsx'
import { ErrorState } from '../shared/ui/ErrorState.tsx'
import { IconButton } from '../shared/ui/IconButton.tsx'
import { Panel } from '../shared/ui/Panel.tsx'
import { Skeleton } from '../shared/ui/Skeleton.tsx'
import { pinName } from './pin-name.ts'
import styles from './PinList.module.css'
import { PinSign } from './PinSign.tsx'

interface PinListProps {
  /** Undefined before they have come. */
  pins: readonly PinMarker[] | undefined
  isFailed: boolean
  isFetching: boolean
  onRetry: () => void
  shown: number | null
  onShow: (pin: number | null) => void
  onOpen: (pin: PinMarker) => void
  /** Only for those who may. */
  onDelete: ((pin: PinMarker) => void) | undefined
}

/** The same markers as on the map, for whoever reads rather than points. */
export function PinList({ pins, isFailed, isFetching, onRetry, ...rest }: PinListProps) {
  return (
    <Panel title={texts.list} count={pins?.length} flush>
      {pins ? (
        <Rows pins={pins} {...rest} />
      ) : isFailed ? (
        <ErrorState message={texts.loadFailed} onRetry={onRetry} busy={isFetching} />
      ) : (
        <div className={styles.loading}>
          <Skeleton label={texts.loading} shape="rows" lines={4} />
        </div>
      )}
    </Panel>
  )
}

type RowsProps = Pick<PinListProps, 'shown' | 'onShow' | 'onOpen' | 'onDelete'> & {
  pins: readonly PinMarker[]
}

function Rows({ pins, shown, onShow, onOpen, onDelete }: RowsProps) {
  if (pins.length === 0) {
    return (
      <EmptyState
        icon={<MapPinOff aria-hidden="true" />}
        title={texts.empty}
        text={onDelete ? texts.emptyAdmin : texts.emptyText}
      />
    )
  }
  return (
    <ul className={styles.rows} aria-label={texts.list}>
      {pins.map((pin) => (
        <li key={pin.id} className={styles.row} data-shown={pin.id === shown || undefined}>
          <button
            type="button"
            className={styles.open}
            aria-haspopup="dialog"
            onClick={() => onOpen(pin)}
            onPointerEnter={(event) => event.pointerType !== 'touch' && onShow(pin.id)}
            onPointerLeave={() => onShow(null)}
          >
            <PinSign type={pin.type} />
            <span>
              <span className={styles.name}>{pinName(pin)}</span>
              <span className={styles.place}>{texts.at(pin.x, pin.y)}</span>
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
