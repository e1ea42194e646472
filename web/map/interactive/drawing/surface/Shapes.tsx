import type { Drawing, NewShape, Shape } from '#domain/map/plan.ts'
import { classNames } from '../../../../shared/ui/layout/class-names.ts'
import { colorOf, shapeLabel, shapePath } from './shape-path.ts'
import styles from './Shapes.module.css'
import { HALO_COLOR } from '../tools.ts'

interface ShapesProps {
  drawing: Drawing
  /** The shape being drawn. */
  draft: NewShape | null
  selected: number | null
  /** Whether shapes can be selected and dragged. */
  isSelectable: boolean
}

/** All shapes, in percent of the map. Lines and text keep their size when the map is zoomed. */
export function Shapes({ drawing, draft, selected, isSelectable }: ShapesProps) {
  return (
    <>
      <svg
        className={styles.lines}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {drawing.map((shape) => (
          <Outline
            key={shape.id}
            shape={shape}
            isSelected={shape.id === selected}
            isSelectable={isSelectable}
          />
        ))}
        {draft ? <Outline shape={draft} /> : null}
      </svg>
      {drawing.map((shape) => (
        <Label
          key={shape.id}
          shape={shape}
          drawing={drawing}
          isSelected={shape.id === selected}
          isSelectable={isSelectable}
        />
      ))}
      {draft ? <Label shape={draft} drawing={drawing} /> : null}
    </>
  )
}

interface OneProps {
  shape: Shape | NewShape
  isSelected?: boolean
  isSelectable?: boolean
}

const handleOf = (shape: Shape | NewShape) => ('id' in shape ? { 'data-shape': shape.id } : {})

function Outline({ shape, isSelected = false, isSelectable = false }: OneProps) {
  const path = shapePath(shape)
  if (path === '') return null
  const color = colorOf(shape)
  return (
    <g fill={shape.kind === 'area' ? color : 'none'} fillOpacity={0.22}>
      {isSelected ? <path className={styles.selected} d={path} fill="none" /> : null}
      <path className={styles.halo} d={path} stroke={HALO_COLOR} fill="none" />
      <path className={styles.line} d={path} stroke={color} />
      {isSelectable ? <path className={styles.grip} d={path} {...handleOf(shape)} /> : null}
    </g>
  )
}

function Label({
  shape,
  drawing,
  isSelected = false,
  isSelectable = false,
}: OneProps & { drawing: Drawing }) {
  const label = shapeLabel(shape, drawing)
  if (!label) return null
  return (
    <span
      className={classNames(
        styles.label,
        shape.kind === 'ring' && styles.number,
        isSelected && styles.selectedLabel,
        isSelectable && styles.labelGrip,
      )}
      style={{ left: `${label.at.x}%`, top: `${label.at.y}%`, color: colorOf(shape) }}
      aria-hidden="true"
      {...handleOf(shape)}
    >
      {label.text}
    </span>
  )
}
