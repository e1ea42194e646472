import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import {
  deleteRoom,
  type DraftRoomDetail,
  finishRoom,
  removeRoomMember,
} from '#contract/draft-room.ts'
import { draftRoomMessages as texts } from '#contract/messages/draft-room.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { call } from '../shared/api/api.ts'
import { useSingleMutation } from '../shared/api/use-single-mutation.ts'
import { notify } from '../shared/page/toast.ts'
import { roomPath } from '../shared/room/room-path.ts'
import { roomQuery, ROOMS } from '../shared/room/room.queries.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { LinkButton } from '../shared/ui/action/LinkButton.tsx'
import { Waiting } from '../shared/ui/feedback/Waiting.tsx'
import { Avatar } from '../shared/ui/layout/Avatar.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import { ConfirmDialog } from '../shared/ui/overlay/ConfirmDialog.tsx'
import { RoomDialog } from './RoomDialog.tsx'
import { RoomLinks } from './RoomLinks.tsx'
import { totalOf } from './room-total.ts'
import styles from './RoomsPage.module.css'

interface RoomDetailsProps {
  id: number
  onChoose: (id: number | null) => void
}

export function RoomDetails({ id, onChoose }: RoomDetailsProps) {
  const query = useQuery(roomQuery(id))
  if (!query.data) {
    return <Waiting query={query} loading={texts.loading} failed={texts.notFound} lines={4} />
  }
  return <Details detail={query.data} onChoose={onChoose} />
}

interface DetailsProps {
  detail: DraftRoomDetail
  onChoose: (id: number | null) => void
}

function Details({ detail: { room, members }, onChoose }: DetailsProps) {
  const [dialog, setDialog] = useState<'edit' | 'copy' | 'delete' | null>(null)
  const act = useRoomAction()
  const isFinished = room.finishedAt !== null
  const total = totalOf(room)
  const game = isFinished ? texts.finishedGames(room.games) : texts.game(room.games + 1)

  return (
    <div className={styles.side}>
      <Panel
        title={room.name}
        actions={
          <LinkButton
            to={roomPath(room.id)}
            variant="primary"
            size="sm"
            icon={<ArrowRight aria-hidden="true" />}
          >
            {texts.open}
          </LinkButton>
        }
      >
        <div className={styles.words}>
          <p>{[room.event, room.team, game].filter(Boolean).join(', ')}</p>
          {total === null ? null : <p>{total}</p>}
          {isFinished ? <p>{texts.finishedWhy}</p> : null}
          {room.editors > 0 && !isFinished ? <p>{texts.canEdit(room.editors)}</p> : null}
          {room.people.length === 0 ? <p>{texts.noPeople}</p> : null}
          <ul className={styles.people} aria-label={texts.people}>
            {room.people.map(({ id, username }) => (
              <li key={id} className={styles.person}>
                <Avatar name={username} />
                {username}
              </li>
            ))}
          </ul>
          <Members
            members={members}
            onRemove={
              room.canManage
                ? (user) => act.send(() => call(removeRoomMember, { id: room.id, user }))
                : null
            }
          />
          <div className={styles.actions}>
            {room.canManage ? (
              <Button size="sm" onClick={() => setDialog('edit')}>
                {texts.edit}
              </Button>
            ) : null}
            <Button size="sm" onClick={() => setDialog('copy')}>
              {texts.copy}
            </Button>
            {room.canManage && room.id !== DEFAULT_ROOM ? (
              <Button
                size="sm"
                busy={act.isPending}
                onClick={() =>
                  act.send(() => call(finishRoom, { id: room.id, isFinished: !isFinished }))
                }
              >
                {isFinished ? texts.reopen : texts.finish}
              </Button>
            ) : null}
            {room.canManage && isFinished ? (
              <Button size="sm" variant="danger" onClick={() => setDialog('delete')}>
                {texts.delete}
              </Button>
            ) : null}
          </div>
        </div>
      </Panel>
      <RoomLinks room={room.id} canManage={room.canManage} isFinished={isFinished} />
      {dialog === 'edit' || dialog === 'copy' ? (
        <RoomDialog mode={dialog} room={room} onDone={onChoose} onClose={() => setDialog(null)} />
      ) : null}
      {dialog === 'delete' ? (
        <ConfirmDialog
          title={texts.deleteTitle(room.name)}
          question={texts.deleteText}
          confirmLabel={texts.delete}
          send={() => call(deleteRoom, { id: room.id })}
          changes={ROOMS}
          onDone={() => onChoose(null)}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </div>
  )
}

interface MembersProps {
  members: DraftRoomDetail['members']
  /** Null for those who can't. */
  onRemove: ((user: number) => void) | null
}

function Members({ members, onRemove }: MembersProps) {
  if (members.length === 0) return null
  return (
    <>
      <h3>{texts.members}</h3>
      <ul className={styles.people} aria-label={texts.members}>
        {members.map(({ id, username }) => (
          <li key={id} className={styles.person}>
            {username}
            {onRemove ? (
              <Button
                size="sm"
                variant="ghost"
                aria-label={texts.removeMember(username)}
                onClick={() => onRemove(id)}
              >
                {texts.remove}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}

function useRoomAction() {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: (change: () => Promise<{ message: string }>) => change(),
    onSuccess: ({ message }) => void notify.success(message),
    onError: ({ message }) => void notify.error(`${texts.actionFailed} ${message}`),
    onSettled: () => queryClient.invalidateQueries(ROOMS),
  })
}
