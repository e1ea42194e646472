import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { poiDraftMessages } from '#contract/poi-draft/poi-draft.texts.ts'
import {
  createPoiDraft,
  type PoiDraftInput,
  type StoredPoiDraft,
} from '#contract/poi-draft/poi-draft.ts'
import { withSetup } from '#domain/poi-draft/decide-poi-draft.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { useOwnTeam } from '../../shared/own-team/use-own-team.ts'
import { formatDay } from '../../shared/page/time.ts'
import { newestSeriesQuery } from '../../shared/queries/newest-series.queries.ts'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { AlertDialog } from '../../shared/ui/overlay/AlertDialog.tsx'
import { FormDialog } from '../../shared/ui/overlay/FormDialog.tsx'
import { poiDraftsQuery } from '../poi-draft.queries.ts'
import type { usePoiDraft } from '../use-poi-draft.ts'
import { EMPTY_SETUP, formOf, readSetup, type SetupForm, withSeries } from './setup-form.ts'
import { SetupFields } from './SetupFields.tsx'

const { form: texts, confirm } = poiDraftMessages

interface SetupDialogProps {
  /** The draft to change; null to create one. */
  board: { draft: StoredPoiDraft; shared: ReturnType<typeof usePoiDraft> } | null
  onSaved: (id: number) => void
  onClose: () => void
}

/** Name, maps, teams and order of a draft. */
export function SetupDialog({ board, onSaved, onClose }: SetupDialogProps) {
  const queries = useQueryClient()
  const ownTeam = useOwnTeam()
  const series = useQuery(newestSeriesQuery).data?.series ?? []
  const [form, setForm] = useState<SetupForm>(board ? formOf(board.draft) : EMPTY_SETUP)
  const [fault, setFault] = useState<string | undefined>()
  const [confirming, setConfirming] = useState<PoiDraftInput | null>(null)
  const creation = useSingleMutation({
    mutationFn: (setup: PoiDraftInput) => call(createPoiDraft, { setup }),
    onSuccess: async ({ draft }) => {
      await queries.invalidateQueries({ queryKey: poiDraftsQuery.queryKey })
      onSaved(draft.id)
    },
  })
  const change = (part: Partial<SetupForm>) => {
    setFault(undefined)
    setForm({ ...form, ...part })
  }
  const save = (setup: PoiDraftInput, confirmed: boolean) => {
    if (!board) return creation.send({ ...setup, team: setup.team ?? inTeams(setup, ownTeam) })
    const { draft, shared } = board
    shared.send({ type: 'setup', setup, version: draft.version, confirmed })
    return onSaved(draft.id)
  }
  const submit = () => {
    const read = readSetup(form)
    if ('fault' in read) return setFault(read.fault)
    if (board && board.draft.claims.length > 0) return setConfirming(read.setup)
    return save(read.setup, false)
  }

  return (
    <>
      <FormDialog
        title={board ? texts.editTitle : texts.newTitle}
        size="lg"
        submitLabel={board ? texts.save : texts.create}
        isPending={creation.isPending}
        fault={fault ?? creation.error?.message}
        onSubmit={submit}
        onClose={onClose}
      >
        <TextField
          label={texts.name}
          value={form.name}
          maxLength={100}
          onChange={({ target }) => change({ name: target.value })}
        />
        <SelectField
          label={texts.series}
          hint={texts.seriesHint}
          value={String(form.series ?? '')}
          options={[{ value: '', label: texts.noSeries }, ...seriesOptions(series, board?.draft)]}
          onChange={({ target }) =>
            change(withSeries(form, target.value === '' ? null : Number(target.value), series))
          }
        />
        <SetupFields form={form} onChange={change} />
      </FormDialog>
      {confirming && board ? (
        <AlertDialog
          open
          onOpenChange={() => setConfirming(null)}
          title={confirm.title}
          description={confirm.lost(lostClaims(board.draft, confirming))}
          confirmLabel={confirm.change}
          onConfirm={() => save(confirming, true)}
        />
      ) : null}
    </>
  )
}

/** The newest series, and the one that the draft already has. */
function seriesOptions(
  newest: readonly { id: number; event: string; lastPlayed: number }[],
  draft: StoredPoiDraft | undefined,
) {
  const options = newest.map(({ id, event, lastPlayed }) => ({
    value: String(id),
    label: texts.seriesName(event, formatDay(lastPlayed)),
  }))
  const own = draft?.series ?? null
  if (own === null || newest.some(({ id }) => id === own)) return options
  return [{ value: String(own), label: draft?.seriesEvent ?? '' }, ...options]
}

const inTeams = ({ teams }: PoiDraftInput, team: string | null) =>
  team !== null && teams.includes(team) ? team : null

const lostClaims = (draft: StoredPoiDraft, setup: PoiDraftInput) =>
  draft.claims.length - withSetup(draft, setup).claims.length
