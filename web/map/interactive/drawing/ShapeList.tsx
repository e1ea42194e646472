import { Minus, Plus, Trash2 } from 'lucide-react'
import { flushSync } from 'react-dom'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import { type Drawing, resizeRing, type Shape } from '#domain/map/plan.ts'
import { keepFocus } from '../../../shared/keyboard/keep-focus.ts'
import { IconButton } from '../../../shared/ui/action/IconButton.tsx'
import { Panel } from '../../../shared/ui/layout/Panel.tsx'
import { colorOf, shapeName } from './surface/shape-path.ts'
import styles from './ShapeList.module.css'
import type { ToolState } from './use-tool-state.ts'

interface ShapeListProps {
  drawing: Drawing
  /** Null makes the list read-only. */
  drafting: ToolState | null
}

/** The shapes as text: for screen readers, and to select a shape that is covered by another. */
export function ShapeList({ drawing, drafting }: ShapeListProps) {
  return (
    <Panel title={texts.shapes} count={drawing.length} flush>
      {drawing.length === 0 ? (
        <p className={styles.empty}>{drafting ? texts.noShapes : texts.nothingShared}</p>
      ) : (
        <ul className={styles.list}>
          {drawing.map((shape) => (
            <li key={shape.id} className={styles.row}>
              {drafting ? (
                <Editable shape={shape} drawing={drawing} drafting={drafting} />
              ) : (
                <Named shape={shape} drawing={drawing} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const RESIZE = 0.5

interface RowProps {
  shape: Shape
  drawing: Drawing
}

function Named({ shape, drawing }: RowProps) {
  return (
    <span className={styles.name}>
      <span className={styles.dot} style={{ backgroundColor: colorOf(shape) }} />
      {shapeName(shape, drawing)}
    </span>
  )
}

function Editable({ shape, drawing, drafting }: RowProps & { drafting: ToolState }) {
  const isSelected = drafting.selected === shape.id
  const name = shapeName(shape, drawing)

  return (
    <>
      <button
        type="button"
        className={styles.select}
        aria-pressed={isSelected}
        onClick={() => {
          drafting.chooseTool('select')
          drafting.select(isSelected ? null : shape.id)
        }}
      >
        <Named shape={shape} drawing={drawing} />
      </button>
      {shape.kind === 'ring' && isSelected ? (
        <>
          <IconButton
            label={texts.smaller}
            icon={<Minus aria-hidden="true" />}
            onClick={() => drafting.change(resizeRing(drawing, shape.id, shape.radius - RESIZE))}
          />
          <IconButton
            label={texts.larger}
            icon={<Plus aria-hidden="true" />}
            onClick={() => drafting.change(resizeRing(drawing, shape.id, shape.radius + RESIZE))}
          />
        </>
      ) : null}
      <IconButton
        label={texts.remove(name)}
        variant="danger"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => {
          flushSync(() => drafting.remove(shape.id))
          keepFocus()
        }}
      />
    </>
  )
}
