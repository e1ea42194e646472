import type { KeyboardEvent, ReactNode } from 'react'
import styles from './Timeline.module.css'

interface LaneProps {
  label: string
  /** Sets its height. */
  lane: 'rings' | 'kills' | 'game' | 'notes'
  children: ReactNode
}

/** A lane is one stop of the Tab key; arrows go from one thing in it to the next. */
export function Lane({ label, lane, children }: LaneProps) {
  return (
    <div className={styles.lane} data-lane={lane}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <ul className={styles.track} aria-label={label} onKeyDown={move}>
        {children}
      </ul>
    </div>
  )
}

function move(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=button]')]
  const index = all.findIndex((one) => one === event.target)
  if (index < 0) return
  event.preventDefault()
  const next = all[Math.min(all.length - 1, Math.max(0, index + step))]
  for (const one of all) one.tabIndex = one === next ? 0 : -1
  next?.focus()
}

interface LaneItemProps {
  /** In percent of the lane. */
  left: number
  width?: number
  label: string
  tone?: string
  /** The first one of a lane has the focus when Tab enters it. */
  isFirst: boolean
  onPress: () => void
  children?: ReactNode
}

/**
 * No button of its own: things are as wide as they lasted, which is often less than a target has to be. The list of
 * events and the lane itself lead to the same times.
 */
export const LaneItem = ({
  left,
  width,
  label,
  tone,
  isFirst,
  onPress,
  children,
}: LaneItemProps) => (
  <li
    className={styles.item}
    data-sized={width !== undefined || undefined}
    style={{ left: `${left}%`, ...(width !== undefined && { width: `${width}%` }) }}
  >
    <span
      role="button"
      className={styles.block}
      data-tone={tone}
      tabIndex={isFirst ? 0 : -1}
      title={label}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onPress()
      }}
    >
      <span className="visually-hidden">{label}</span>
      <span className={styles.drawn} aria-hidden="true">
        {children}
      </span>
    </span>
  </li>
)
