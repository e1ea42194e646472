import type { DraftRoom } from '#contract/draft/draft-room.ts'
import { draftRoomMessages as texts } from '#contract/draft/draft-room.texts.ts'
import { Avatar } from '../../shared/ui/layout/Avatar.tsx'
import styles from './RoomTable.module.css'

export function RoomPeople({ people }: { people: DraftRoom['people'] }) {
  if (people.length === 0) return <span className={styles.none}>{texts.empty}</span>
  const names = people.map(({ username }) => username).join(', ')
  return (
    <span className={styles.people} title={names}>
      <span className="visually-hidden">{names}</span>
      {people.map(({ id, username }) => (
        <Avatar key={id} name={username} />
      ))}
    </span>
  )
}
