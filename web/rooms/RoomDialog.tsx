import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  changeRoom,
  createRoom,
  type DraftRoom,
  ROOM_EVENT_LENGTH,
  ROOM_NAME_LENGTH,
} from '#contract/draft-room.ts'
import { draftRoomMessages as texts } from '#contract/messages/draft-room.ts'
import { listSeries } from '#contract/series.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { call } from '../shared/api/api.ts'
import { useSingleMutation } from '../shared/api/use-single-mutation.ts'
import { clubTeamsQuery } from '../shared/own-team/own-team.queries.ts'
import { formatDay } from '../shared/page/time.ts'
import { notify } from '../shared/page/toast.ts'
import { ROOMS } from '../shared/room/room.queries.ts'
import { SelectField } from '../shared/ui/form/SelectField.tsx'
import { SwitchField } from '../shared/ui/form/SwitchField.tsx'
import { TextField } from '../shared/ui/form/TextField.tsx'
import { FormDialog } from '../shared/ui/overlay/FormDialog.tsx'

interface RoomDialogProps {
  mode: 'create' | 'edit' | 'copy'
  /** The room that is edited or copied; null for a new one. */
  room: DraftRoom | null
  onDone: (id: number) => void
  onClose: () => void
}

const SUBMIT = { create: texts.create, edit: texts.save, copy: texts.createCopy }

export function RoomDialog({ mode, room, onDone, onClose }: RoomDialogProps) {
  const queryClient = useQueryClient()
  const [name, setName] = useState(nameFor(mode, room))
  const [event, setEvent] = useState(room?.event ?? '')
  const [team, setTeam] = useState(room?.team ?? '')
  const [series, setSeries] = useState(String(room?.series ?? ''))
  const [isPrivate, setIsPrivate] = useState(room?.isPrivate ?? false)
  const { send, isPending, error } = useSingleMutation({
    mutationFn: async () => {
      const settings = {
        name: name.trim(),
        event: event.trim(),
        team: team === '' ? null : team,
        series: series === '' ? null : Number(series),
        isPrivate,
      }
      if (mode !== 'edit' || !room) {
        return call(createRoom, { ...settings, copyOf: mode === 'copy' && room ? room.id : null })
      }
      return { ...(await call(changeRoom, { id: room.id, ...settings })), id: room.id }
    },
    onSuccess: async ({ id, message }) => {
      notify.success(message)
      await queryClient.invalidateQueries(ROOMS)
      onDone(id)
      onClose()
    },
  })

  return (
    <FormDialog
      title={texts.dialog[mode]}
      {...(mode === 'copy' && { description: texts.copyAbout })}
      submitLabel={SUBMIT[mode]}
      isPending={isPending}
      isDisabled={name.trim() === ''}
      fault={error?.message}
      onSubmit={() => send()}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        value={name}
        maxLength={ROOM_NAME_LENGTH}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={texts.event}
        value={event}
        maxLength={ROOM_EVENT_LENGTH}
        onChange={({ target }) => setEvent(target.value)}
      />
      <SelectField
        label={texts.team}
        options={useTeamOptions(room?.team ?? null)}
        value={team}
        onChange={({ target }) => setTeam(target.value)}
      />
      <SelectField
        label={texts.series}
        options={useSeriesOptions(room)}
        value={series}
        onChange={({ target }) => setSeries(target.value)}
      />
      {mode === 'edit' && room?.id === DEFAULT_ROOM ? null : (
        <SwitchField
          label={texts.isPrivate}
          hint={texts.isPrivateHint}
          checked={isPrivate}
          onCheckedChange={setIsPrivate}
        />
      )}
    </FormDialog>
  )
}

const nameFor = (mode: RoomDialogProps['mode'], room: DraftRoom | null) => {
  if (!room) return ''
  return mode === 'copy' ? texts.copyName(room.name).slice(0, ROOM_NAME_LENGTH) : room.name
}

/** The room's team can be one that the club no longer has. */
function useTeamOptions(chosen: string | null) {
  const { data } = useQuery(clubTeamsQuery)
  const teams = (data?.teams ?? []).map(({ team }) => team)
  const known = chosen === null || teams.includes(chosen) ? teams : [...teams, chosen]
  return [
    { value: '', label: texts.clubTeam },
    ...known.map((team) => ({ value: team, label: team })),
  ]
}

/** The newest series, and the one that the room already has. */
function useSeriesOptions(room: DraftRoom | null) {
  const { data } = useQuery({
    queryKey: ['series', 'newest'],
    queryFn: () => call(listSeries, { search: '', page: 0 }),
  })
  const found = (data?.series ?? []).map(({ id, event, lastPlayed }) => ({
    value: String(id),
    label: `${event}, ${formatDay(lastPlayed)}`,
  }))
  const own = String(room?.series ?? '')
  const isKnown = own === '' || found.some(({ value }) => value === own)
  return [
    { value: '', label: texts.noSeries },
    ...found,
    ...(isKnown ? [] : [{ value: own, label: texts.currentSeries }]),
  ]
}
