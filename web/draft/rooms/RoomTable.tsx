import type { DraftRoom } from '#contract/draft/draft-room.ts'
import { draftRoomMessages as texts } from '#contract/draft/draft-room.texts.ts'
import { formatRelative } from '../../shared/page/relative-time.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { useMediaQuery } from '../../shared/ui/layout/use-media-query.ts'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import { Scroller } from '../../shared/ui/table/Scroller.tsx'
import { RoomPeople } from './RoomPeople.tsx'
import { totalOf } from './room-total.ts'
import styles from './RoomTable.module.css'

const MINUTE_MS = 60_000

interface RoomTableProps {
  rooms: readonly DraftRoom[]
  chosen: number
  empty: string
  onChoose: (id: number) => void
}

export function RoomTable({ rooms, chosen, empty, onChoose }: RoomTableProps) {
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const now = useNow(MINUTE_MS)
  if (rooms.length === 0) return <EmptyState title={empty} />
  const changed = ({ changedAt }: DraftRoom) =>
    changedAt === null ? texts.never : formatRelative(changedAt, now)

  if (isNarrow) {
    return (
      <ul className={styles.cards} aria-label={texts.rooms}>
        {rooms.map((room) => (
          <li key={room.id} className={styles.card} data-chosen={room.id === chosen || undefined}>
            <RoomName room={room} isChosen={room.id === chosen} onChoose={onChoose} />
            <p className={styles.facts}>
              <b>{gameOf(room)}</b>
              <Points room={room} />
              <span>{room.team ?? texts.clubTeam}</span>
              <span>{changed(room)}</span>
            </p>
            <Bans legends={room.bannedLegends} />
            <RoomPeople people={room.people} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <Scroller label={texts.rooms}>
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.rooms}</caption>
        <thead>
          <tr>
            {Object.entries(texts.columns).map(([id, label]) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rooms.map((room) => (
            <tr key={room.id} data-chosen={room.id === chosen || undefined}>
              <th scope="row">
                <RoomName room={room} isChosen={room.id === chosen} onChoose={onChoose} />
              </th>
              <td>{room.team ?? texts.clubTeam}</td>
              <td>
                <b>{gameOf(room)}</b>
                <Points room={room} />
              </td>
              <td>
                <Bans legends={room.bannedLegends} />
              </td>
              <td>
                <RoomPeople people={room.people} />
              </td>
              <td className={styles.changed}>{changed(room)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

const gameOf = ({ finishedAt, games, nextGame }: DraftRoom) =>
  finishedAt === null ? texts.game(nextGame) : texts.finishedGames(games)

function Points({ room }: { room: DraftRoom }) {
  const total = totalOf(room)
  return total === null ? null : <span className={styles.points}>{total}</span>
}

interface RoomNameProps {
  room: DraftRoom
  isChosen: boolean
  onChoose: (id: number) => void
}

function RoomName({ room, isChosen, onChoose }: RoomNameProps) {
  return (
    <button
      type="button"
      className={styles.name}
      aria-pressed={isChosen}
      onClick={() => onChoose(room.id)}
    >
      <span>
        {room.name}
        {room.people.length > 0 ? <Badge tone="success">{texts.live}</Badge> : null}
        {room.isPrivate ? <Badge>{texts.private}</Badge> : null}
      </span>
      <small>{room.event === '' ? texts.noEvent : room.event}</small>
    </button>
  )
}

function Bans({ legends }: { legends: readonly string[] }) {
  if (legends.length === 0) return <span className={styles.none}>{texts.noBans}</span>
  return <NamedTrio legends={legends} size={18} />
}
