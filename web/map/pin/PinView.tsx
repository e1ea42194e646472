import { useQuery } from '@tanstack/react-query'
import { MapPinPlus, X } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { messages } from '#contract/base/texts.ts'
import { pinAddMessages, pinMessages as texts } from '#contract/map/pin.texts.ts'
import type { PinMarker } from '#contract/map/pin.ts'
import { can } from '#domain/account/access.ts'
import type { MapPosition } from '#domain/map/map-position.ts'
import { keepFocus } from '../../shared/keyboard/keep-focus.ts'
import type { MapHandle } from '../../shared/map/MapBoard.tsx'
import { MapColumns } from '../../shared/map/MapColumns.tsx'
import { MapTabs } from '../../shared/map/MapTabs.tsx'
import { useRole } from '../../shared/session/session-store.ts'
import { ActionButton } from '../../shared/ui/action/ActionButton.tsx'
import { CopyLinkButton } from '../../shared/ui/action/CopyLinkButton.tsx'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'
import { usePinAddress } from './pin-address.ts'
import { pinMarkersQuery } from '../../shared/map/map.queries.ts'
import { PinDialogs } from './PinDialogs.tsx'
import { PinList } from './list/PinList.tsx'
import { PinMap } from './map/PinMap.tsx'

export function PinView() {
  const { map, pin, chooseMap, choosePin } = usePinAddress()
  const canManage = can(useRole(), 'pins.manage')
  const query = useQuery(pinMarkersQuery(map))
  const { data } = query
  const board = useRef<MapHandle>(null)
  const [shown, setShown] = useState<number | null>(null)
  const [clicked, setClicked] = useState<number | null>(null)
  const [deleting, setDeleting] = useState<PinMarker | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const [place, setPlace] = useState<MapPosition | null>(null)
  const stopAdding = useCallback(() => {
    // The focused element is removed, so update the DOM before moving the focus.
    flushSync(() => {
      setIsAdding(false)
      setPlace(null)
    })
    keepFocus()
  }, [])
  const isPlacing = isAdding && canManage

  const open = useCallback(
    (opened: PinMarker) => {
      setShown(null)
      setClicked(opened.id)
      choosePin(opened.id)
      board.current?.reveal(opened)
    },
    [choosePin],
  )
  const pointing = { shown, onShow: setShown, onOpen: open }

  return (
    <>
      <PageHead
        title={messages.views.pin_map}
        tabs={
          <MapTabs
            names={texts.mapNames}
            map={map}
            onChoose={(chosen) => {
              setIsAdding(false)
              chooseMap(chosen)
            }}
          />
        }
        actions={
          <>
            <CopyLinkButton />
            {canManage ? (
              <ActionButton
                label={isAdding ? messages.kit.cancel : pinAddMessages.add}
                icon={isAdding ? <X aria-hidden="true" /> : <MapPinPlus aria-hidden="true" />}
                onClick={() => setIsAdding(!isAdding)}
              />
            ) : null}
          </>
        }
      />
      <MapColumns
        map={
          <PinMap
            map={map}
            pins={data?.markers ?? []}
            {...pointing}
            board={board}
            onPlace={isPlacing ? setPlace : undefined}
            onCancel={stopAdding}
          />
        }
        list={
          <PinList
            pins={data?.markers}
            query={query}
            {...pointing}
            onDelete={canManage ? setDeleting : undefined}
          />
        }
      />
      <PinDialogs
        opened={data?.markers.find(({ id }) => id === pin)}
        clicked={clicked}
        deleting={deleting}
        canManage={canManage}
        onClose={() => choosePin(null)}
        onDelete={setDeleting}
      />
      {place && isPlacing ? (
        <OnDemand when load={loadAdd} onFail={() => setPlace(null)}>
          {(AddPinDialog) => (
            <AddPinDialog
              map={map}
              place={place}
              onAdded={stopAdding}
              onClose={() => setPlace(null)}
            />
          )}
        </OnDemand>
      ) : null}
    </>
  )
}

const loadAdd = () => import('./AddPinDialog.tsx').then((chunk) => chunk.AddPinDialog)
