import { MapPinOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { pinMessages as texts } from '#contract/map/pin.texts.ts'
import type { PinMarker } from '#contract/map/pin.ts'
import { gridCell } from '#domain/map/map-position.ts'
import { toSearchText } from '../../../shared/page/search-text.ts'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx'
import { SearchField } from '../../../shared/ui/form/SearchField.tsx'
import { Panel } from '../../../shared/ui/layout/Panel.tsx'
import { Waiting } from '../../../shared/ui/feedback/Waiting.tsx'
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
  const [search, setSearch] = useState('')
  const wanted = toSearchText(search)
  const found = pins?.filter((pin) => toSearchText(searchableText(pin)).includes(wanted))

  return (
    <Panel title={texts.list} count={pins?.length} flush>
      {pins?.length === 0 ? (
        <EmptyState
          icon={<MapPinOff aria-hidden="true" />}
          title={texts.empty}
          text={rest.onDelete ? texts.emptyAdmin : texts.emptyText}
        />
      ) : found ? (
        <>
          <div className={styles.search}>
            <SearchField
              label={texts.search}
              placeholder={texts.search}
              value={search}
              onValueChange={setSearch}
            />
          </div>
          <div className={styles.rows}>
            {found.length === 0 ? <EmptyState title={texts.noMatch} /> : null}
            <PinRows label={texts.list} pins={found} {...rest} />
          </div>
        </>
      ) : (
        <Waiting query={query} loading={texts.loading} failed={texts.loadFailed} lines={4} />
      )}
    </Panel>
  )
}

const searchableText = (pin: PinMarker) => `${pin.title} ${texts.name(pin.type, gridCell(pin))}`
