import { memo, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { messages } from '#contract/base/texts.ts'
import { LEGEND_CLASSES, type Legend, type LegendClass } from '#domain/catalog/legend.ts'
import { ClassMark } from './ClassMark.tsx'
import { classNames } from '../layout/class-names.ts'
import type { EmblemState } from './emblem-state.ts'
import { nextIndex } from './grid-keys.ts'
import styles from './LegendGrid.module.css'
import { LegendTile } from './LegendTile.tsx'

interface LegendGridProps {
  label: string
  legends: readonly Legend[]
  /** Must return the same object for the same state, so only changed tiles render again. */
  stateOf: (legend: Legend) => EmblemState
  onPress: (legend: Legend) => void
  /** `rows`: one row per class with short names. */
  layout?: 'tiles' | 'rows'
  /** Why a legend can't be pressed now. */
  reasonOf?: (legend: Legend) => string | undefined
  /** The last legend another user changed. */
  changed?: { readonly legend: string; readonly version: number } | undefined
  /** The keys of the legends that match what is typed; the others step back. Null while nothing is. */
  lit?: readonly string[] | null
  /** The key of the legend to focus, and a callback once it's focused. */
  focusOn?: string | null
  onFocused?: () => void
}

/**
 * All legends by class, with one tab stop: arrow keys move, Space and Enter press. Letters do nothing here: names
 * are typed in a field.
 */
export function LegendGrid({
  label,
  legends,
  stateOf,
  onPress,
  layout = 'tiles',
  reasonOf,
  changed,
  lit = null,
  focusOn = null,
  onFocused,
}: LegendGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<string | null>(null)
  const stop = legends.some(({ key }) => key === current) ? current : legends[0]?.key

  useEffect(() => {
    if (focusOn === null) return
    grid.current?.querySelector<HTMLElement>(`[data-legend="${CSS.escape(focusOn)}"]`)?.focus()
    onFocused?.()
  }, [focusOn, onFocused])

  const move = (event: KeyboardEvent<HTMLElement>) => {
    // Ignore auto-repeat: holding Enter presses once, and the Enter that chose a command in the
    // palette doesn't press a tile.
    if (event.key === 'Enter' && event.repeat) event.preventDefault()
    const tiles = [...(grid.current?.querySelectorAll('button') ?? [])]
    const at = tiles.findIndex((tile) => tile === event.target)
    if (at === -1) return
    const to = nextIndex(event, at, tiles.map(positionOf))
    if (to === at) return
    event.preventDefault()
    tiles[to]?.focus()
  }

  return (
    // One key handler for all tiles.
    <div
      className={classNames(styles.grid, layout === 'rows' && styles.rows)}
      ref={grid}
      role="group"
      aria-label={label}
      onKeyDown={move}
    >
      {LEGEND_CLASSES.map((name) => {
        const ofClass = legends.filter((legend) => legend.class === name)
        if (ofClass.length === 0) return null
        const open = ofClass.filter((legend) => stateOf(legend).kind !== 'banned').length
        return (
          <ClassGroup
            key={name}
            name={name}
            open={open}
            total={ofClass.length}
            isCounted={layout === 'rows' || open < ofClass.length}
          >
            {ofClass.map((legend) => (
              <GridTile
                key={legend.key}
                legend={legend}
                isCompact={layout === 'rows'}
                state={stateOf(legend)}
                isStop={legend.key === stop}
                isLit={lit === null || lit.includes(legend.key)}
                reason={reasonOf?.(legend)}
                changed={changed?.legend === legend.key ? changed.version : undefined}
                onPress={onPress}
                onFocus={setCurrent}
              />
            ))}
          </ClassGroup>
        )
      })}
    </div>
  )
}

function positionOf(tile: HTMLElement) {
  const { left, top } = tile.getBoundingClientRect()
  return { left, top }
}

interface ClassGroupProps {
  name: LegendClass
  open: number
  total: number
  isCounted: boolean
  children: ReactNode
}

function ClassGroup({ name, open, total, isCounted, children }: ClassGroupProps) {
  const headingId = useId()

  return (
    <section className={styles.group}>
      <h3 className={styles.heading} id={headingId}>
        <ClassMark legendClass={name} />
        {name}
        {isCounted ? <span className={styles.open}>{messages.kit.openOf(open, total)}</span> : null}
      </h3>
      <div className={styles.legends} role="group" aria-labelledby={headingId}>
        {children}
      </div>
    </section>
  )
}

interface GridTileProps {
  legend: Legend
  isCompact: boolean
  state: EmblemState
  isStop: boolean
  isLit: boolean
  reason: string | undefined
  changed: number | undefined
  onPress: (legend: Legend) => void
  onFocus: (key: string) => void
}

const GridTile = memo(
  ({ legend, isStop, isLit, reason, onPress, onFocus, ...tile }: GridTileProps) => (
    <LegendTile
      {...tile}
      legend={legend.name}
      disabledReason={reason}
      data-legend={legend.key}
      data-dim={isLit ? undefined : ''}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onFocus(legend.key)}
      onPress={() => onPress(legend)}
    />
  ),
)
