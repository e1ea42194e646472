import { Plus } from 'lucide-react'
import { useState } from 'react'
import { poiDraftMessages as texts } from '#contract/poi-draft/poi-draft.texts.ts'
import { type MapId, mapName } from '#domain/catalog/map.ts'
import { poiName } from '#domain/catalog/poi.ts'
import { wishesOf } from '#domain/poi-draft/decide-poi-draft.ts'
import { openSpotsOf } from '#domain/poi-draft/open-chance.ts'
import { suggestWish, wishStates } from '#domain/poi-draft/wish-plan.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { Menu } from '../../shared/ui/overlay/Menu.tsx'
import { type Board, type BoardSpot, lostWishes } from '../board-model.ts'
import { recordText } from './record-text.ts'
import { WishItem } from './WishItem.tsx'
import styles from './WishPanel.module.css'

interface WishPanelProps {
  board: Board
  map: MapId
  onWish: (spot: BoardSpot, to: number | null) => void
  onChoose: (spot: BoardSpot) => void
}

/** With fewer open wishes there is no plan B. */
const ENOUGH_WISHES = 2

/** Our wishes on a map, the best first. */
export function WishPanel({ board, map, onWish, onChoose }: WishPanelProps) {
  const { draft, team, records } = board
  const [dragged, setDragged] = useState<number | null>(null)
  const states = wishStates(draft, team ?? '', map)
  const wished = wishesOf(draft, map)
  const onMap = records.get(map)
  const value = (poi: number) => onMap?.get(poi)?.value ?? 0
  const addable = openSpotsOf(draft, map)
    .filter((poi) => !wished.includes(poi))
    .toSorted((a, b) => value(b) - value(a))

  return (
    <Panel
      title={texts.wishes(mapName(map))}
      flush
      actions={
        <Menu
          label={texts.addWishOn(mapName(map))}
          trigger={
            <Button
              size="sm"
              icon={<Plus aria-hidden="true" />}
              aria-label={texts.addWishOn(mapName(map))}
              disabled={addable.length === 0}
            >
              {texts.addWish}
            </Button>
          }
          items={addable.map((poi) => ({
            label: poiName(map, poi),
            onSelect: () => onWish({ map, poi }, wished.length),
          }))}
        />
      }
    >
      {states.length === 0 ? <p className={styles.empty}>{texts.noWishes}</p> : null}
      <ol className={styles.list}>
        {states.map((state, index) => (
          <WishItem
            key={state.poi}
            state={state}
            name={poiName(map, state.poi)}
            team={team}
            record={recordText(onMap?.get(state.poi))}
            onChoose={() => onChoose({ map, poi: state.poi })}
            onMove={(step) => onWish({ map, poi: state.poi }, clampIndex(index + step, states))}
            onRemove={() => onWish({ map, poi: state.poi }, null)}
            onDrag={() => setDragged(state.poi)}
            onDrop={() => {
              if (dragged !== null) onWish({ map, poi: dragged }, index)
              setDragged(null)
            }}
          />
        ))}
      </ol>
      <Suggestion board={board} map={map} onWish={onWish} />
    </Panel>
  )
}

const clampIndex = (index: number, all: readonly unknown[]) =>
  Math.min(all.length - 1, Math.max(0, index))

/** Another spot once a wish is gone, or while there is no plan B. */
function Suggestion({ board, map, onWish }: Omit<WishPanelProps, 'onChoose'>) {
  const { draft, team, records } = board
  const found = suggestWish(draft, map, records.get(map) ?? new Map())
  const lost = lostWishes(board, map)[0]
  const open = wishStates(draft, team ?? '', map).filter(({ rank }) => rank !== null)
  const isDone = draft.claims.some((claim) => claim.map === map && claim.team === team)
  if (!found || isDone || (lost === undefined && open.length >= ENOUGH_WISHES)) return null
  const name = poiName(map, found.poi)

  return (
    <p className={styles.suggestion}>
      <span>
        {lost === undefined ? texts.thin : texts.gone(poiName(map, lost))} <b>{name}</b>,{' '}
        {recordText(found)}
      </span>
      <Button
        size="sm"
        onClick={() => onWish({ map, poi: found.poi }, wishesOf(draft, map).length)}
      >
        {texts.addSuggestion(name)}
      </Button>
    </p>
  )
}
