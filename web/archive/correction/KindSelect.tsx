import { GAME_KINDS, type GameKind } from '#domain/archive/game-kind.ts'
import { setEventKinds, setSeriesKind } from '#contract/archive/game-kind.ts'
import { gameKindMessages as texts } from '#contract/archive/game-kind.texts.ts'
import type { FoundSeries } from '#contract/archive/correction.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { formatDay } from '../../shared/page/time.ts'
import { notify } from '../../shared/page/toast.ts'
import { refreshArchive } from '../../shared/queries/archive.queries.ts'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { useQueryClient } from '@tanstack/react-query'

const AUTOMATIC = 'automatic'
const OPTIONS = [
  ...GAME_KINDS.map((kind) => ({ value: kind as string, label: texts.names[kind] })),
  { value: AUTOMATIC, label: texts.automatic },
]

/** The kind of a series, which can be chosen. */
export function SeriesKindSelect({ series }: { series: FoundSeries }) {
  const { id, event, startedAt, kind, isKindChosen } = series
  const choose = useKindChange((chosen) => call(setSeriesKind, { id, kind: chosen }))
  return (
    <SelectField
      label={texts.ofSeries(event, formatDay(startedAt))}
      hideLabel
      options={isKindChosen ? OPTIONS : OPTIONS.slice(0, -1)}
      value={kind}
      disabled={choose.isPending}
      onChange={({ target }) => choose.send(target.value)}
    />
  )
}

/** The kind of all events that a search finds by their name. */
export function EventKindSelect({ search }: { search: string }) {
  const choose = useKindChange((kind) => call(setEventKinds, { search, kind }))
  return (
    <SelectField
      label={texts.bulk(search)}
      options={[{ value: '', label: texts.choose }, ...OPTIONS]}
      value=""
      disabled={choose.isPending}
      onChange={({ target }) => {
        if (target.value !== '') choose.send(target.value)
      }}
    />
  )
}

function useKindChange(save: (kind: GameKind | null) => Promise<{ message: string }>) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: (value: string) => save(GAME_KINDS.find((kind) => kind === value) ?? null),
    onSuccess: ({ message }) => {
      notify.success(message)
      return refreshArchive(queryClient)
    },
    onError: ({ message }) => void notify.error(message),
  })
}
