import { memo, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import { LEGEND_CLASSES, type Legend, type LegendClass } from '#domain/legend/legend.ts'
import { ClassMark } from './ClassMark.tsx'
import { classNames } from '../layout/class-names.ts'
import { getPreferences } from '../../session/preferences.ts'
import { LEADER, leaderWatch } from '../../keyboard/leader-key.ts'
import type { EmblemState } from './emblem-state.ts'
import { isPlainLetter, nextIndex, typingWatch } from './grid-keys.ts'
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
  /** Letters that open other panels. With Shift they still jump to a legend. */
  panelKeys?: readonly string[]
  /** The key of the legend to focus, and a callback once it's focused. */
  focusOn?: string | null
  onFocused?: () => void
}

const followsLeader = leaderWatch()
const followsTyping = typingWatch()

/**
 * All legends by class, with one tab stop: arrow keys move, letters jump, Space and Enter press.
 */
export function LegendGrid({
  label,
  legends,
  stateOf,
  onPress,
  layout = 'tiles',
  reasonOf,
  changed,
  panelKeys = [],
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
    const places = tiles.map(positionOf)
    const typed = followsTyping(
      event.nativeEvent,
      places.map(({ label: name }) => name),
    )
    const isPanelKey = typed.length < 2 && panelKeys.includes(event.key.toLowerCase())
    const leads = !event.shiftKey && (followsLeader(event) || isPanelKey)
    if (leads && getPreferences().singleKeyShortcuts) return
    const at = tiles.findIndex((tile) => tile === event.target)
    if (at === -1) return
    const to = nextIndex(event, at, places, typed)
    // A letter that matches no legend must not trigger a page shortcut either.
    if (to === at && !isPlainLetter(event)) return
    if (event.key !== LEADER) event.preventDefault()
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
  return { label: tile.ariaLabel ?? '', left, top }
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
  reason: string | undefined
  changed: number | undefined
  onPress: (legend: Legend) => void
  onFocus: (key: string) => void
}

const GridTile = memo(({ legend, isStop, reason, onPress, onFocus, ...tile }: GridTileProps) => (
  <LegendTile
    {...tile}
    legend={legend.name}
    disabledReason={reason}
    data-legend={legend.key}
    tabIndex={isStop ? 0 : -1}
    onFocus={() => onFocus(legend.key)}
    onPress={() => onPress(legend)}
  />
))
