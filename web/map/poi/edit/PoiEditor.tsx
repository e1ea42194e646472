import { useEffect, useMemo, useRef, useState, type RefObject, type Ref } from 'react'
import { Move, RotateCcw, Save, X } from 'lucide-react'
import { poiEditMessages as texts } from '#contract/map/poi-edit.texts.ts'
import { poiMessages } from '#contract/map/poi.texts.ts'
import { type MapId, mapName } from '#domain/catalog/map.ts'
import { type MapPosition, mapPositionOf } from '#domain/map/map-position.ts'
import { keepFocus } from '../../../shared/keyboard/keep-focus.ts'
import { MapBoard, type MapHandle } from '../../../shared/map/MapBoard.tsx'
import { AlertDialog } from '../../../shared/ui/overlay/AlertDialog.tsx'
import { Notice } from '../../../shared/ui/feedback/Notice.tsx'
import { labelSides } from '../../../shared/map/label-sides.ts'
import type { PoiRow } from '../poi-rows.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { useMediaQuery } from '../../../shared/ui/layout/use-media-query.ts'
import { EditMarker } from './EditMarker.tsx'
import { withMove } from './moves.ts'
import { usePoiEditing } from './use-poi-editing.ts'
import styles from './PoiEditor.module.css'

/** Asks twice, because a reset affects everyone on all maps and can't be undone. */
const ResetDialog = ({ busy, onConfirm, onClose }: ResetDialogProps) => (
  <AlertDialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={texts.resetTitle}
    description={texts.resetText}
    confirmLabel={texts.resetConfirm}
    onConfirm={() => (window.confirm(texts.resetSure) ? onConfirm() : onClose())}
    busy={busy}
    destructive
  />
)

interface PoiEditorProps {
  map: MapId
  /** At their saved positions. */
  rows: readonly PoiRow[]
  selected: number | null
  onSelect: (poi: number | null) => void
  board: RefObject<MapHandle | null>
  onLeave: () => void
}

export function PoiEditor({ map, rows, selected, onSelect, board, onLeave }: PoiEditorProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState<'reset' | 'discard' | null>(null)
  const [said, setSaid] = useState('')
  const leave = () => {
    setAsking(null)
    onSelect(null)
    onLeave()
  }
  const [dragged, setDragged] = useState<{ id: number; place: MapPosition } | null>(null)
  const { moves, count, fault, change, save, isSaving, reset, isResetting } = usePoiEditing(
    // Leaving would end a drag that is in progress.
    () => (dragged ? setAsking(null) : leave()),
  )

  useEffect(() => {
    bar.current?.focus({ preventScroll: true })
    return keepFocus
  }, [])

  const move = ({ id, name }: PoiRow, to: MapPosition, isDropped: boolean) => {
    setDragged(isDropped ? null : { id, place: to })
    if (!isDropped) return
    const from = rows.find((row) => row.id === id)?.place
    change(withMove(moves, map, id, { from, to }))
    setSaid(texts.moved(name, to.x, to.y))
  }
  const placed = (row: PoiRow): PoiRow => {
    const place = dragged?.id === row.id ? dragged.place : moves[map]?.[row.id]
    return place ? { ...row, place } : row
  }
  const select = (id: number) => {
    const next = id === selected ? null : id
    onSelect(next)
    const name = rows.find((row) => row.id === next)?.name
    setSaid(name === undefined ? '' : texts.selected(name))
  }
  const sides = useMemo(() => labelSides(rows), [rows])
  const selectedRow = rows.find(({ id }) => id === selected)

  return (
    <div
      className={styles.editor}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onSelect(null)
      }}
    >
      <EditBar
        ref={bar}
        moves={count}
        isSaving={isSaving}
        onSave={save}
        onReset={() => setAsking('reset')}
        onLeave={() => (count > 0 ? setAsking('discard') : leave())}
      />
      {fault === null ? null : (
        <Notice tone="danger" className={styles.fault}>
          {fault}
        </Notice>
      )}
      <MapBoard
        ref={board}
        map={map}
        label={poiMessages.mapLabel(mapName(map))}
        onPress={selectedRow && ((place) => move(selectedRow, place, true))}
      >
        <ul aria-label={poiMessages.markers}>
          {rows.map((row, at) => (
            <EditMarker
              key={row.id}
              row={placed(row)}
              labelSide={sides[at] ?? 'right'}
              isMoved={moves[map]?.[row.id] !== undefined}
              isSelected={row.id === selected}
              placeAt={(x, y) => board.current?.placeAt(x, y) ?? mapPositionOf(x, y)}
              onSelect={select}
              onMove={move}
            />
          ))}
        </ul>
      </MapBoard>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {asking === 'reset' ? (
        <ResetDialog busy={isResetting} onConfirm={reset} onClose={() => setAsking(null)} />
      ) : null}
      <AlertDialog
        open={asking === 'discard'}
        onOpenChange={(open) => !open && setAsking(null)}
        title={texts.discardTitle}
        description={texts.discardText(count)}
        confirmLabel={texts.discard}
        cancelLabel={texts.keep}
        destructive
        onConfirm={() => {
          change({})
          leave()
        }}
      />
    </div>
  )
}

interface ResetDialogProps {
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

interface EditBarProps {
  ref: Ref<HTMLDivElement>
  /** How many POIs were moved but not saved. */
  moves: number
  isSaving: boolean
  onSave: () => void
  onReset: () => void
  onLeave: () => void
}

function EditBar({ ref, moves, isSaving, onSave, onReset, onLeave }: EditBarProps) {
  const hasFinger = useMediaQuery('(pointer: coarse)')

  return (
    <div ref={ref} className={styles.bar} role="group" aria-label={texts.edit} tabIndex={-1}>
      <p className={styles.text}>
        <Move aria-hidden="true" />
        {hasFinger ? texts.bannerTouch : texts.banner}
      </p>
      <span className={styles.state} data-unsaved={moves > 0 || undefined} role="status">
        {moves > 0 ? texts.unsaved(moves) : texts.noMoves}
      </span>
      <span className={styles.actions}>
        <Button
          variant="primary"
          icon={<Save aria-hidden="true" />}
          busy={isSaving}
          disabled={moves === 0}
          onClick={onSave}
        >
          {texts.save}
        </Button>
        <Button icon={<RotateCcw aria-hidden="true" />} onClick={onReset}>
          {texts.reset}
        </Button>
        <Button variant="ghost" icon={<X aria-hidden="true" />} onClick={onLeave}>
          {texts.leave}
        </Button>
      </span>
    </div>
  )
}
