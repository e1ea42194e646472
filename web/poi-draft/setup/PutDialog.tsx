import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type FoundSeries, SEARCH_LENGTH } from '#contract/archive/correction.ts'
import { landingMessages } from '#contract/archive/landing.texts.ts'
import { poiDraftMessages } from '#contract/poi-draft/poi-draft.texts.ts'
import { putDraftedLandings, type StoredPoiDraft } from '#contract/poi-draft/poi-draft.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { formatDay } from '../../shared/page/time.ts'
import { notify } from '../../shared/page/toast.ts'
import { useDebounced } from '../../shared/page/use-debounced.ts'
import { foundSeriesQuery } from '../../shared/queries/found-series.queries.ts'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { SearchField } from '../../shared/ui/form/SearchField.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { FormDialog } from '../../shared/ui/overlay/FormDialog.tsx'

const { putDialog: texts, putClaims } = poiDraftMessages
const SETTLE_MS = 150

interface PutDialogProps {
  draft: StoredPoiDraft
  onPut: (draft: StoredPoiDraft) => void
  onClose: () => void
}

/** Chooses the series in which the claims are the planned landings. It starts with the draft's own. */
export function PutDialog({ draft, onPut, onClose }: PutDialogProps) {
  const [search, setSearch] = useState('')
  const query = useQuery(
    foundSeriesQuery(useDebounced(search.trim().slice(0, SEARCH_LENGTH), SETTLE_MS)),
  )
  const options = withOwn(draft, search.trim() === '', query.data?.series ?? [])
  const [picked, setPicked] = useState(draft.series)
  const series = options.find((one) => one.id === picked) ?? options[0]
  const mutation = useSingleMutation({
    mutationFn: (seriesId: number) => call(putDraftedLandings, { id: draft.id, series: seriesId }),
    onSuccess: ({ message, draft: next }) => {
      notify.success(message)
      onPut(next)
      onClose()
    },
  })

  return (
    <FormDialog
      title={texts.title}
      description={texts.text}
      submitLabel={putClaims}
      isPending={mutation.isPending}
      isDisabled={!series}
      fault={mutation.error?.message}
      onSubmit={() => series && mutation.send(series.id)}
      onClose={onClose}
    >
      <SearchField
        label={landingMessages.search}
        placeholder={landingMessages.search}
        value={search}
        onValueChange={setSearch}
      />
      {query.data ? (
        <SelectField
          label={landingMessages.series}
          hint={options.length === 0 ? landingMessages.noSeries : undefined}
          options={options.map(({ id, label }) => ({ value: String(id), label }))}
          value={series ? String(series.id) : ''}
          onChange={({ target }) => setPicked(Number(target.value))}
        />
      ) : (
        <Waiting
          query={query}
          loading={landingMessages.loadingSeries}
          failed={landingMessages.seriesFailed}
          lines={1}
        />
      )}
    </FormDialog>
  )
}

/** The series that were found, and without a search the draft's own, which can be older than all of them. */
export function withOwn(
  { series, seriesEvent }: Pick<StoredPoiDraft, 'series' | 'seriesEvent'>,
  isWithoutSearch: boolean,
  found: readonly Pick<FoundSeries, 'id' | 'event' | 'set' | 'startedAt'>[],
): { id: number; label: string }[] {
  const listed = found.map(({ id, event, set, startedAt }) => ({
    id,
    label: landingMessages.seriesName(event, set, formatDay(startedAt)),
  }))
  const isMissing = isWithoutSearch && !listed.some(({ id }) => id === series)
  return isMissing && series !== null
    ? [{ id: series, label: seriesEvent ?? '' }, ...listed]
    : listed
}
