import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import {
  deleteRoom,
  type DraftRoomDetail,
  finishRoom,
  removeRoomMember,
  setRoomRole,
} from '#contract/draft/draft-room.ts'
import { draftRoomMessages as texts } from '#contract/draft/draft-room.texts.ts'
import { DEFAULT_ROOM, ROOM_ROLES, type RoomRole } from '#domain/draft/draft-room.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { notify } from '../../shared/page/toast.ts'
import { roomPath } from '../../shared/room/room-path.ts'
import { useRoomConnection } from '../../shared/draft/draft-session.ts'
import { RoomEnded, useRoomEnd } from '../../shared/room/RoomEnded.tsx'
import { roomQuery, ROOMS, useRoomUpdates } from '../../shared/room/room.queries.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { useSession } from '../../shared/session/session-store.ts'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { Avatar } from '../../shared/ui/layout/Avatar.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { RoomDialog } from './RoomDialog.tsx'
import { RoomLinks } from './RoomLinks.tsx'
import { totalOf } from './room-total.ts'
import styles from './RoomsPage.module.css'

interface RoomDetailsProps {
  id: number
  onChoose: (id: number | null) => void
}

export function RoomDetails({ id, onChoose }: RoomDetailsProps) {
  useRoomConnection(id)
  useRoomUpdates()
  const end = useRoomEnd()
  const query = useQuery({ ...roomQuery(id), enabled: end === null })
  if (end !== null) return <RoomEnded reason={end} />
  if (!query.data) {
    return (
      <Waiting query={query} loading={texts.loading} failed={({ message }) => message} lines={4} />
    )
  }
  return <Details detail={query.data} onChoose={onChoose} />
}

interface DetailsProps {
  detail: DraftRoomDetail
  onChoose: (id: number | null) => void
}

function Details({ detail: { room, members, removed }, onChoose }: DetailsProps) {
  const userId = useSession().user?.id
  const canManage = room.role === 'manage'
  const isMember = members.some(({ id }) => id === userId)
  const [dialog, setDialog] = useState<'edit' | 'copy' | 'delete' | null>(null)
  const act = useRoomAction()
  const isFinished = room.finishedAt !== null
  const total = totalOf(room)
  const game = isFinished ? texts.finishedGames(room.games) : texts.game(room.nextGame)

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
          {isFinished ? null : (
            <p>
              {texts.yourRole[room.role]} {capitalize(texts.canEdit(room.editors))}. {texts.staff}
            </p>
          )}
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
            canManage={canManage}
            onRole={(user, role) => act.send(() => call(setRoomRole, { id: room.id, user, role }))}
            onRemove={(user) => act.send(() => call(removeRoomMember, { id: room.id, user }))}
          />
          <Removed
            people={removed}
            onReturn={(user) =>
              act.send(() => call(setRoomRole, { id: room.id, user, role: 'edit' }))
            }
          />
          <RoomActions room={room} isMember={isMember} act={act} onDialog={setDialog} />
        </div>
      </Panel>
      {room.role === 'view' ? null : (
        <RoomLinks room={room.id} canManage={canManage} isFinished={isFinished} />
      )}
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

interface RoomActionsProps {
  room: DraftRoomDetail['room']
  isMember: boolean
  act: ReturnType<typeof useRoomAction>
  onDialog: (dialog: 'edit' | 'copy' | 'delete') => void
}

function RoomActions({ room, isMember, act, onDialog }: RoomActionsProps) {
  const userId = useSession().user?.id ?? null
  const canManage = room.role === 'manage'
  const isFinished = room.finishedAt !== null
  return (
    <div className={styles.actions}>
      {canManage ? (
        <Button size="sm" onClick={() => onDialog('edit')}>
          {texts.edit}
        </Button>
      ) : null}
      <Button size="sm" onClick={() => onDialog('copy')}>
        {texts.copy}
      </Button>
      {canManage && room.id !== DEFAULT_ROOM ? (
        <Button
          size="sm"
          busy={act.isPending}
          onClick={() => act.send(() => call(finishRoom, { id: room.id, isFinished: !isFinished }))}
        >
          {isFinished ? texts.reopen : texts.finish}
        </Button>
      ) : null}
      {isMember && userId !== null ? (
        <Button
          size="sm"
          onClick={() => act.send(() => call(removeRoomMember, { id: room.id, user: userId }))}
        >
          {texts.leave}
        </Button>
      ) : null}
      {canManage && isFinished ? (
        <Button size="sm" variant="danger" onClick={() => onDialog('delete')}>
          {texts.delete}
        </Button>
      ) : null}
    </div>
  )
}

const ROLE_OPTIONS = ROOM_ROLES.map((value) => ({ value, label: texts.roles[value] }))

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

interface MembersProps {
  members: DraftRoomDetail['members']
  canManage: boolean
  onRole: (user: number, role: RoomRole) => void
  onRemove: (user: number) => void
}

function Members({ members, canManage, onRole, onRemove }: MembersProps) {
  if (members.length === 0) return null
  return (
    <>
      <h3>{texts.members}</h3>
      <ul className={styles.people} aria-label={texts.members}>
        {members.map(({ id, username, role }) => (
          <li key={id} className={styles.person}>
            {username}
            {canManage ? (
              <>
                <SelectField
                  label={texts.roleOf(username)}
                  hideLabel
                  options={ROLE_OPTIONS}
                  value={role}
                  onChange={({ target }) => {
                    const next = ROOM_ROLES.find((one) => one === target.value)
                    if (next) onRole(id, next)
                  }}
                />
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={texts.removeMember(username)}
                  onClick={() => onRemove(id)}
                >
                  {texts.remove}
                </Button>
              </>
            ) : (
              <span className={styles.facts}>{texts.roles[role]}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

interface RemovedProps {
  people: DraftRoomDetail['removed']
  onReturn: (user: number) => void
}

/** Those who can't come back by the edit link. */
function Removed({ people, onReturn }: RemovedProps) {
  if (people.length === 0) return null
  return (
    <>
      <h3>{texts.removed}</h3>
      <ul className={styles.people} aria-label={texts.removed}>
        {people.map(({ id, username }) => (
          <li key={id} className={styles.person}>
            {username}
            <Button
              size="sm"
              variant="ghost"
              aria-label={texts.letIn(username)}
              onClick={() => onReturn(id)}
            >
              {texts.letBackIn}
            </Button>
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
