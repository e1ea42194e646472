import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  changeRoom,
  createRoom,
  type DraftRoom,
  ROOM_EVENT_LENGTH,
  ROOM_NAME_LENGTH,
} from '#contract/draft/draft-room.ts'
import { draftRoomMessages as texts } from '#contract/draft/draft-room.texts.ts'
import { listSeries } from '#contract/series/series.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { clubTeamsQuery } from '../../shared/own-team/own-team.queries.ts'
import { formatDay } from '../../shared/page/time.ts'
import { TYPING_MS, useDebounced } from '../../shared/page/use-debounced.ts'
import { notify } from '../../shared/page/toast.ts'
import { ROOMS } from '../../shared/room/room.queries.ts'
import { TeamCombobox } from '../../shared/team/TeamCombobox.tsx'
import { SearchField } from '../../shared/ui/form/SearchField.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { SwitchField } from '../../shared/ui/form/SwitchField.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { FormDialog } from '../../shared/ui/overlay/FormDialog.tsx'

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
        options={useTeamOptions(team)}
        value={team}
        onChange={({ target }) => setTeam(target.value)}
      />
      <TeamCombobox label={texts.otherTeam} team="" onChoose={setTeam} />
      <SeriesField room={room} series={series} onChange={setSeries} />
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

/** The club's teams, and the chosen one if it is another. */
function useTeamOptions(chosen: string) {
  const { data } = useQuery(clubTeamsQuery)
  const teams = (data?.teams ?? []).map(({ team }) => team)
  const known = chosen === '' || teams.includes(chosen) ? teams : [...teams, chosen]
  return [
    { value: '', label: texts.clubTeam },
    ...known.map((team) => ({ value: team, label: team })),
  ]
}

interface SeriesFieldProps {
  room: DraftRoom | null
  series: string
  onChange: (series: string) => void
}

/** The newest series that match what is typed, and the one that is chosen. */
function SeriesField({ room, series, onChange }: SeriesFieldProps) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), TYPING_MS)
  const { data } = useQuery({
    queryKey: ['series', 'newest', search],
    queryFn: () => call(listSeries, { search, page: 0 }),
    placeholderData: keepPreviousData,
  })
  const [chosen, setChosen] = useState<{ value: string; label: string }>({
    value: String(room?.series ?? ''),
    label: texts.currentSeries,
  })
  const found = (data?.series ?? []).map(({ id, event, lastPlayed }) => ({
    value: String(id),
    label: `${event}, ${formatDay(lastPlayed)}`,
  }))
  const isListed = series === '' || found.some(({ value }) => value === series)

  return (
    <>
      <SelectField
        label={texts.series}
        hint={texts.seriesHint}
        options={[{ value: '', label: texts.noSeries }, ...(isListed ? [] : [chosen]), ...found]}
        value={series}
        onChange={({ target }) => {
          setChosen(found.find(({ value }) => value === target.value) ?? chosen)
          onChange(target.value)
        }}
      />
      <SearchField
        label={texts.searchSeries}
        placeholder={texts.searchSeries}
        value={typed}
        onValueChange={setTyped}
      />
    </>
  )
}
