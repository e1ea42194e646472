import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'wouter'
import { navigationMessages as texts } from '#contract/base/navigation.texts.ts'
import type { EntryId, MenuGroup } from './menu.ts'
import styles from './Rail.module.css'
import { groupPath } from './use-menu.ts'

interface RailGroupProps {
  group: MenuGroup
  current: EntryId | null
  isCurrent: boolean
  /** The entries are always shown. */
  isWide: boolean
  isRunning: boolean
}

const linksIn = (list: HTMLElement | null) => [...(list?.querySelectorAll('a') ?? [])]

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** A group opens what was last used of it. Its entries appear beside it on hover, focus and arrow right. */
export function RailGroup({ group, current, isCurrent, isWide, isRunning }: RailGroupProps) {
  const [isHovered, setOpen] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const isOpen = isWide || isHovered
  const { icon: Icon } = group
  const close = () => setOpen(false)

  const followGroup = (event: MouseEvent<HTMLElement>) => {
    // A finger can't hover: the first tap shows what is there.
    const { nativeEvent } = event
    const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
    if (isTouch && !isOpen) {
      event.preventDefault()
      setOpen(true)
    } else close()
  }

  const move = (event: KeyboardEvent) => {
    if (isWide) return
    const at = linksIn(item.current).findIndex((link) => link === document.activeElement)
    const step = STEPS[event.key]
    if (event.key === 'ArrowRight' && at === 0) {
      flushSync(() => setOpen(true))
      linksIn(item.current)[1]?.focus()
    } else if (step !== undefined && at > 0) {
      const entries = linksIn(item.current).slice(1)
      entries.at((at - 1 + step) % entries.length)?.focus()
    } else if (event.key === 'ArrowLeft' && at > 0) {
      linksIn(item.current)[0]?.focus()
    } else if (event.key === 'Escape' && isOpen) {
      linksIn(item.current)[0]?.focus()
      close()
    } else return
    event.preventDefault()
  }

  const leave = (event: FocusEvent) => {
    if (!item.current?.contains(event.relatedTarget)) close()
  }

  return (
    <li
      ref={item}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') setOpen(true)
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') close()
      }}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) setOpen(true)
      }}
      onBlur={leave}
      onKeyDown={move}
    >
      <Link
        className={styles.group}
        to={groupPath(group)}
        aria-current={isCurrent ? 'true' : undefined}
        {...(!isWide && { 'aria-expanded': isOpen })}
        onClick={followGroup}
      >
        <Icon aria-hidden="true" />
        {group.label}
        {isRunning ? (
          <span className={styles.running} role="img" aria-label={texts.running} />
        ) : null}
      </Link>
      {isOpen ? (
        <ul
          className={isWide ? styles.entries : styles.flyout}
          aria-label={texts.inGroup(group.label)}
          data-notes={group.id === 'match' || !isWide}
        >
          {group.entries.map(({ id, label, note, goKey, path }) => (
            <li key={id}>
              <Link
                to={path}
                tabIndex={isWide ? 0 : -1}
                aria-current={id === current ? 'page' : undefined}
                onClick={close}
              >
                <span>{label}</span>
                {note === null ? null : <small className={styles.note}>{note}</small>}
                {goKey === null || isWide ? null : (
                  <span className={styles.keys} data-keys={`G ${goKey.toUpperCase()}`} />
                )}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
