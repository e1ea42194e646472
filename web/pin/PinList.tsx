import { MapPinOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { pinMessages as texts } from '#contract/messages/pin.ts'
import type { PinMarker } from '#contract/pin.ts'
import { EmptyState } from '../shared/ui/feedback/EmptyState.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import { Waiting } from '../shared/ui/feedback/Waiting.tsx'
import styles from './PinList.module.css'
import { PinRows } from './PinRows.tsx'

interface PinListProps {
  /** Undefined until loaded. */
  pins: readonly PinMarker[] | undefined
  query: ComponentProps<typeof Waiting>['query']
  shown: number | null
  onShow: (pin: number | null) => void
  onOpen: (pin: PinMarker) => void
  /** Undefined if the user can't delete. */
  onDelete: ((pin: PinMarker) => void) | undefined
}

/** The markers of the map as a list, for keyboard and screen reader users. */
export function PinList({ pins, query, ...rest }: PinListProps) {
  return (
    <Panel title={texts.list} count={pins?.length} flush>
      {pins?.length === 0 ? (
        <EmptyState
          icon={<MapPinOff aria-hidden="true" />}
          title={texts.empty}
          text={rest.onDelete ? texts.emptyAdmin : texts.emptyText}
        />
      ) : pins ? (
        <div className={styles.rows}>
          <PinRows label={texts.list} pins={pins} {...rest} />
        </div>
      ) : (
        <Waiting query={query} loading={texts.loading} failed={texts.loadFailed} lines={4} />
      )}
    </Panel>
  )
}
