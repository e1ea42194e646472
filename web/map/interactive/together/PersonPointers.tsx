import { MousePointer2 } from 'lucide-react'
import { useStore } from '../../../shared/storage/store.ts'
import type { DrawingSession } from './drawing-session.ts'
import { colorsOfPeople } from './person-colors.ts'
import styles from './PersonPointers.module.css'

interface PersonPointersProps {
  pointers: DrawingSession['pointers']
  people: readonly { readonly id: number; readonly username: string }[]
  ownId: number
}

/** The pointers of everyone else. The list of people says who is here to screen readers. */
export function PersonPointers({ pointers, people, ownId }: PersonPointersProps) {
  const shown = useStore(pointers.store)
  const colors = colorsOfPeople(people)
  const names = new Map(people.map(({ id, username }) => [id, username]))

  return shown
    .filter(({ id }) => id !== ownId && names.has(id))
    .map(({ id, x, y }) => (
      <span
        key={id}
        className={styles.pointer}
        style={{ left: `${x}%`, top: `${y}%`, color: colors.get(id) }}
        aria-hidden="true"
        data-pointer={names.get(id)}
      >
        <MousePointer2 />
        <span className={styles.name} style={{ backgroundColor: colors.get(id) }}>
          {names.get(id)}
        </span>
      </span>
    ))
}
