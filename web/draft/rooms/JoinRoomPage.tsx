import { useQuery } from '@tanstack/react-query'
import { Unlink } from 'lucide-react'
import { Redirect } from 'wouter'
import { draftRoomMessages as texts } from '#contract/draft/draft-room.texts.ts'
import { shareLinkMessages } from '#contract/share/share-link.texts.ts'
import { joinRoom } from '#contract/share/share-link.ts'
import { paths } from '../../shared/address/paths.ts'
import { call } from '../../shared/api/api.ts'
import { roomPath } from '../../shared/room/room-path.ts'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'

/** Where an edit link leads. The token is in the part of the address that browsers don't send, so no log has it. */
export function JoinRoomPage({ token }: { token: string }) {
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
