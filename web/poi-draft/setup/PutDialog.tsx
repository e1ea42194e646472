import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SEARCH_LENGTH } from '#contract/correction.ts'
import { landingMessages } from '#contract/messages/landing.ts'
import { poiDraftMessages } from '#contract/messages/poi-draft.ts'
import { putDraftedLandings, type StoredPoiDraft } from '#contract/poi-draft.ts'
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
  id: number
  onPut: (draft: StoredPoiDraft) => void
  onClose: () => void
}

/** Chooses the series in which the claims are the planned landings. */
export function PutDialog({ id, onPut, onClose }: PutDialogProps) {
  const [search, setSearch] = useState('')
  const query = useQuery(
    foundSeriesQuery(useDebounced(search.trim().slice(0, SEARCH_LENGTH), SETTLE_MS)),
  )
  const found = query.data?.series ?? []
  const [picked, setPicked] = useState<number | null>(null)
  const series = found.find((one) => one.id === picked) ?? found[0]
  const mutation = useSingleMutation({
    mutationFn: (seriesId: number) => call(putDraftedLandings, { id, series: seriesId }),
    onSuccess: ({ message, draft }) => {
      notify.success(message)
      onPut(draft)
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
          hint={found.length === 0 ? landingMessages.noSeries : undefined}
          options={found.map(({ id: value, event, set, startedAt }) => ({
            value: String(value),
            label: landingMessages.seriesName(event, set, formatDay(startedAt)),
          }))}
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
