import { useQueryClient } from '@tanstack/react-query'
import { Swords } from 'lucide-react'
import { useRef, useState } from 'react'
import { type DraftRoom, openMatch, ROOM_NAME_LENGTH } from '#contract/draft/draft-room.ts'
import { draftRoomMessages } from '#contract/draft/draft-room.texts.ts'
import { matchMessages as texts } from '#contract/draft/match.texts.ts'
import { ApiError, call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import type { Lineup } from '../../shared/lineup/lineup.ts'
import { formatDay } from '../../shared/page/time.ts'
import { notify } from '../../shared/page/toast.ts'
import { ROOMS } from '../../shared/room/room.queries.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'

interface UseInRoomProps {
  room: DraftRoom
  lobby: Pick<Lineup, 'series' | 'teams'>
  /** Without words on it. */
  isSmall?: boolean
}

/** Makes a lobby the match of the room, for everyone in it. Another draft there is replaced only after a question. */
export function UseInRoom({ room, lobby: { series, teams }, isSmall = false }: UseInRoomProps) {
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  // The same for every attempt: a draft whose answer was lost isn't filed twice.
  const operationId = useRef(crypto.randomUUID())
  const open = (fileAs: string | null) =>
    call(openMatch, {
      id: room.id,
      series,
      teams: series === null ? [...teams] : [],
      fileAs,
      operationId: operationId.current,
    })
  const { send, isPending } = useSingleMutation({
    mutationFn: () => open(null),
    onSuccess: async () => {
      notify.success(texts.opened(room.name))
      await queryClient.invalidateQueries(ROOMS)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'room_has_match') setIsAsking(true)
      else notify.error(`${texts.openFailed} ${error.message}`)
    },
  })

  return (
    <>
      {isSmall ? (
        <IconButton
          label={texts.use(room.name)}
          icon={<Swords aria-hidden="true" />}
          disabled={isPending}
          onClick={() => send(undefined)}
        />
      ) : (
        <Button size="sm" busy={isPending} onClick={() => send(undefined)}>
          {texts.use(room.name)}
        </Button>
      )}
      {isAsking ? (
        <ConfirmDialog
          title={texts.replaceTitle}
          question={texts.replaceText(room.name, room.games, room.bannedLegends.length)}
          confirmLabel={texts.replace}
          send={() => open(filedName(room.name))}
          changes={ROOMS}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}

/** A long name of the room is cut, and the day stays. */
function filedName(name: string): string {
  const day = formatDay(Date.now())
  return draftRoomMessages.filedName(name.slice(0, ROOM_NAME_LENGTH - day.length - 2), day)
}
