import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { poiDraftMessages as texts } from '#contract/poi-draft/poi-draft.texts.ts'
import type { WishState } from '#domain/poi-draft/wish-plan.ts'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import styles from './WishPanel.module.css'

interface WishItemProps {
  state: WishState
  name: string
  team: string | null
  record: string
  onChoose: () => void
  onMove: (step: -1 | 1) => void
  onRemove: () => void
  onDrag: () => void
  onDrop: () => void
}

export function WishItem(props: WishItemProps) {
  const { state, name, team, record, onChoose, onMove, onRemove, onDrag, onDrop } = props
  const { rank, takenBy } = state
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (!event.altKey || step === null) return
    event.preventDefault()
    onMove(step)
  }

  return (
    <li
      className={styles.wish}
      data-gone={rank === null || undefined}
      draggable
      onDragStart={onDrag}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
    >
      <span className={styles.rank} aria-hidden="true">
        {rank ?? '×'}
      </span>
      <button
        type="button"
        className={styles.words}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        title={texts.moveWish(name)}
        onClick={onChoose}
        onKeyDown={move}
      >
        <b>{name}</b>
        <small>{takenText(takenBy, team) ?? record}</small>
      </button>
      {rank === 1 ? <Badge tone="accent">{texts.best}</Badge> : null}
      {rank === 2 ? <Badge>{texts.planB}</Badge> : null}
      <IconButton
        label={texts.removeWish(name)}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  )
}

function takenText(takenBy: WishState['takenBy'], team: string | null) {
  const [first] = takenBy
  if (!first) return null
  if (takenBy.some((claim) => claim.team === team)) return texts.ours
  return texts.takenBy(first.team, first.pick)
}
