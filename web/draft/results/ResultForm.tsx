import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type DraftGameResult, saveRoomResult } from '#contract/draft/draft-result.ts'
import { draftResultMessages as texts } from '#contract/draft/draft-result.texts.ts'
import { combineResult, type DraftResult, RESULT_LIMITS } from '#domain/draft/draft-result.ts'
import { mapName } from '#domain/catalog/map.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { mapChoices } from '../../shared/map/map-choices.ts'
import { notify } from '../../shared/page/toast.ts'
import { ROOMS } from '../../shared/room/room.queries.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { NUMBERS, readResult } from './read-result.ts'
import styles from './RoomResults.module.css'

interface ResultFormProps {
  room: number
  number: number
  sources: DraftGameResult
  onClose: () => void
}

const EMPTY: DraftResult = { map: null, place: null, kills: null, points: null }

/** What is left empty stays the archive's. */
export function ResultForm({ room, number, sources, onClose }: ResultFormProps) {
  const { entered, archive, game } = sources
  const queryClient = useQueryClient()
  const [map, setMap] = useState(entered?.map ?? '')
  const [written, setWritten] = useState({
    place: String(entered?.place ?? ''),
    kills: String(entered?.kills ?? ''),
    points: String(entered?.points ?? ''),
  })
  const read = readResult(map, written)
  const expected = combineResult({ entered: { ...read.result, points: null }, archive })
  const { send, isPending, error } = useSingleMutation({
    mutationFn: (result: DraftResult) => call(saveRoomResult, { id: room, game, ...result }),
    onSuccess: async ({ message }) => {
      notify.success(message)
      await queryClient.invalidateQueries(ROOMS)
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (read.fault === null) send(read.result)
  }

  return (
    <form className={styles.form} aria-label={texts.form(number)} onSubmit={submit}>
      <div className={styles.fields}>
        <SelectField
          label={texts.columns.map}
          options={[
            {
              value: '',
              label: archive?.map ? texts.archiveMap(mapName(archive.map)) : texts.noMap,
            },
            ...mapChoices(entered?.map ?? null),
          ]}
          value={map}
          onChange={({ target }) => setMap(target.value)}
        />
        {NUMBERS.map((field) => (
          <TextField
            key={field}
            label={texts.columns[field]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={String(RESULT_LIMITS[field]).length}
            placeholder={String((field === 'points' ? expected : archive)?.[field] ?? '')}
            value={written[field]}
            onChange={({ target }) => setWritten({ ...written, [field]: target.value.trim() })}
          />
        ))}
      </div>
      <p className={styles.hint}>{read.fault ?? texts.hint}</p>
      {error ? (
        <p className={styles.fault} role="alert">
          {texts.saveFailed} {error.message}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button
          type="submit"
          size="sm"
          variant="primary"
          busy={isPending}
          disabled={read.fault !== null}
        >
          {texts.save}
        </Button>
        <Button size="sm" onClick={onClose}>
          {texts.cancel}
        </Button>
        {entered ? (
          <Button size="sm" variant="ghost" onClick={() => send(EMPTY)}>
            {texts.clear}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
