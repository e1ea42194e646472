import { useQuery } from '@tanstack/react-query'
import { Plus, Unlink } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Redirect } from 'wouter'
import { draftRoomMessages as texts } from '#contract/draft/draft-room.texts.ts'
import { ROOM_STATES } from '#contract/draft/draft-room.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { shareLinkMessages } from '#contract/share/share-link.texts.ts'
import { joinRoom } from '#contract/share/share-link.ts'
import {
  parseAsInteger,
  parseAsStringLiteral,
  parseAsText,
} from '../../shared/address/query-parser.ts'
import { followHash } from '../../shared/address/follow-hash.ts'
import { useQueryStates } from '../../shared/address/query-state.ts'
import { roomsQuery } from '../../shared/room/room.queries.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { SearchField } from '../../shared/ui/form/SearchField.tsx'
import { SegmentedField } from '../../shared/ui/form/SegmentedField.tsx'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { paths } from '../../shared/address/paths.ts'
import { call } from '../../shared/api/api.ts'
import { roomPath } from '../../shared/room/room-path.ts'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { findRooms } from './find-rooms.ts'
import { RoomDetails } from './RoomDetails.tsx'
import { RoomDialog } from './RoomDialog.tsx'
import { RoomTable } from './RoomTable.tsx'
import styles from './RoomsPage.module.css'

const ADDRESS = {
  room: parseAsInteger,
  q: parseAsText,
  state: parseAsStringLiteral(ROOM_STATES).withDefault('open'),
}
const STATES = ROOM_STATES.map((value) => ({ value, label: texts.states[value] }))

/** Edit links lead here with their token, which makes the user a member. */
export function RoomsPage() {
  const token = useSyncExternalStore(followHash, () => location.hash.slice(1))
  return token === '' ? <Rooms /> : <JoinRoomPage token={token} />
}

/** Which draft am I in, and who sees it? */
function Rooms() {
  const [{ room, q, state }, setAddress] = useQueryStates(ADDRESS, { history: 'replace' })
  const query = useQuery(roomsQuery(state))
  const [isCreating, setIsCreating] = useState(false)
  const found = findRooms(query.data?.rooms ?? [], q)
  const chosen = room ?? found[0]?.id ?? DEFAULT_ROOM
  const choose = (id: number | null) => setAddress({ room: id })

  return (
    <>
      <PageHead
        title={texts.title}
        context={texts.context}
        actions={
          <Button
            variant="primary"
            icon={<Plus aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setIsCreating(true)}
          >
            {texts.newRoom}
          </Button>
        }
      />
      <div className={styles.page}>
        <Panel title={texts.rooms} count={query.data ? found.length : undefined} flush>
          <div className={styles.filters}>
            <SearchField
              label={texts.search}
              placeholder={texts.search}
              value={q}
              onValueChange={(text) => setAddress({ q: text })}
            />
            <SegmentedField
              label={texts.stateLabel}
              options={STATES}
              value={state}
              onValueChange={(next) => setAddress({ state: next, room: null })}
            />
          </div>
          {query.data ? (
            <RoomTable
              rooms={found}
              chosen={chosen}
              empty={q.trim() === '' ? texts.noneFinished : texts.noMatch}
              onChoose={choose}
            />
          ) : (
            <Waiting query={query} loading={texts.loading} failed={texts.loadFailed} lines={5} />
          )}
        </Panel>
        <RoomDetails key={chosen} id={chosen} onChoose={choose} />
      </div>
      {isCreating ? (
        <RoomDialog
          mode="create"
          room={null}
          onDone={choose}
          onClose={() => setIsCreating(false)}
        />
      ) : null}
    </>
  )
}

/** Where an edit link leads. The token is in the part of the address that browsers don't send, so no log has it. */
function JoinRoomPage({ token }: { token: string }) {
  const query = useQuery({
    queryKey: ['join-room', token],
    queryFn: () => call(joinRoom, { token }),
    // A visit counts once.
    staleTime: Infinity,
  })
  const { room, ended } = query.data ?? { room: null, ended: null }
  if (room !== null) return <Redirect to={roomPath(room)} replace />

  return (
    <>
      <PageHead title={texts.joinTitle} />
      {ended === null ? (
        <Waiting
          query={query}
          loading={texts.joining}
          failed={query.error?.message ?? texts.notFound}
          lines={2}
        />
      ) : (
        <EmptyState
          icon={<Unlink aria-hidden="true" />}
          title={shareLinkMessages.ended[ended]}
          action={<LinkButton to={paths.rooms}>{texts.allRooms}</LinkButton>}
        />
      )}
    </>
  )
}
