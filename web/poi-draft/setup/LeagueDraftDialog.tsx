import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { poiDraftMessages } from '#contract/poi-draft/poi-draft.texts.ts'
import { createLeagueDraft } from '#contract/poi-draft/poi-draft.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { formatDay } from '../../shared/page/time.ts'
import { notify } from '../../shared/page/toast.ts'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { FormDialog } from '../../shared/ui/overlay/FormDialog.tsx'
import { leagueDraftsQuery, poiDraftsQuery } from '../poi-draft.queries.ts'

const { leagueDrafts: texts, seriesOfDraft } = poiDraftMessages

interface LeagueDraftDialogProps {
  onOpen: (id: number) => void
  onClose: () => void
}

/** Makes a draft of ours from one of the league. */
export function LeagueDraftDialog({ onOpen, onClose }: LeagueDraftDialogProps) {
  const queries = useQueryClient()
  const query = useQuery(leagueDraftsQuery)
  const series = query.data?.series ?? []
  const [chosen, setChosen] = useState<number | null>(null)
  const id = chosen ?? series[0]?.series
  const creation = useSingleMutation({
    mutationFn: (wanted: number) => call(createLeagueDraft, { series: wanted }),
    onSuccess: async ({ draft, message }) => {
      notify.success(message)
      await queries.invalidateQueries({ queryKey: poiDraftsQuery.queryKey })
      onOpen(draft.id)
    },
  })

  return (
    <FormDialog
      title={texts.title}
      description={texts.text}
      submitLabel={texts.submit}
      isPending={creation.isPending}
      isDisabled={id === undefined}
      fault={creation.error?.message}
      onSubmit={() => id !== undefined && creation.send(id)}
      onClose={onClose}
    >
      {query.data ? (
        <SelectField
          label={texts.series}
          hint={series.length === 0 ? texts.none : undefined}
          value={id === undefined ? '' : String(id)}
          options={series.map((one) => ({
            value: String(one.series),
            label: seriesOfDraft(one.event, formatDay(one.startedAt / 1000), one.claims),
          }))}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
      ) : (
        <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={1} />
      )}
    </FormDialog>
  )
}
