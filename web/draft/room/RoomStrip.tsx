import { useQuery } from '@tanstack/react-query'
import { ChevronsUpDown, FolderInput, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { draftRoomMessages as texts } from '#contract/draft/draft-room.texts.ts'
import { paths } from '../../shared/address/paths.ts'
import { useLive } from '../../shared/realtime/live-status.ts'
import { roomPath } from '../../shared/room/room-path.ts'
import { roomQuery, roomsQuery } from '../../shared/room/room.queries.ts'
import { ActionButton } from '../../shared/ui/action/ActionButton.tsx'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { Menu } from '../../shared/ui/overlay/Menu.tsx'
import { NewSeriesDialog } from './NewSeriesDialog.tsx'
import styles from './RoomStrip.module.css'

/** Says which room the draft is in, and leads to the others. */
export function RoomStrip({ room: id }: { room: number }) {
  const { data } = useQuery(roomQuery(id))
  const { data: list } = useQuery(roomsQuery('open'))
  const { users } = useLive()
  const [, go] = useLocation()
  const [isStarting, setIsStarting] = useState(false)
  if (!data) return null
  const { room } = data
  const canChange = room.finishedAt === null && room.role !== 'view'
  const presence = [
    users.length > 0 && texts.here(users.length),
    room.finishedAt === null && texts.canEdit(room.editors),
  ]
    .filter(Boolean)
    .join(', ')
  const others = (list?.rooms ?? []).filter((one) => one.id !== id)

  return (
    <div className={styles.strip}>
      <Menu
        label={texts.switcher}
        trigger={
          <Button
            icon={<ChevronsUpDown aria-hidden="true" />}
            aria-label={texts.current(room.name)}
          >
            {room.name}
          </Button>
        }
        items={[
          ...others.map((one) => ({ label: one.name, onSelect: () => go(roomPath(one.id)) })),
          { label: texts.allRooms, onSelect: () => go(paths.rooms) },
        ]}
      />
      <p className={styles.facts}>
        {[room.event, room.team].filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {presence === '' ? null : <span>{presence}</span>}
        {room.finishedAt === null ? null : <Badge>{texts.isFinishedChip}</Badge>}
        {canChange ? null : <Badge>{texts.viewOnly}</Badge>}
      </p>
      {canChange ? (
        <ActionButton
          variant="ghost"
          label={texts.startSeries}
          icon={<FolderInput aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setIsStarting(true)}
        />
      ) : null}
      <Link className={styles.link} to={`${paths.rooms}?room=${id}`}>
        <Share2 aria-hidden="true" />
        {texts.manage}
      </Link>
      {canChange ? null : (
        <p className={styles.why}>
          {room.finishedAt === null ? texts.viewerWhy : texts.finishedWhy}
        </p>
      )}
      {isStarting ? <NewSeriesDialog room={room} onClose={() => setIsStarting(false)} /> : null}
    </div>
  )
}
