import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { editLegend, legendFields } from '#contract/catalog/legend.ts'
import { legendInfoMessages as texts } from '#contract/catalog/legend-info.texts.ts'
import type { Legend } from '#domain/catalog/legend.ts'
import { changedFields, joinInfo, type LegendInfo, nestInfo } from '#domain/catalog/legend-info.ts'
import { call } from '../../shared/api/api.ts'
import { isChangedMeanwhile } from '../../shared/api/changed-meanwhile.ts'
import { resolveBy, schemaFaults } from '../../shared/page/form-check.ts'
import { notify } from '../../shared/page/toast.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { type LegendProfile, profilesOf } from './legend-entries.ts'
import { legendsQuery } from '../../shared/queries/legends.queries.ts'

/** What another user saved while this form was open. */
interface Joined {
  readonly by: string | null
  readonly disputed: readonly (keyof LegendInfo)[]
}

export type LegendEdit = ReturnType<typeof useLegendEdit>

export function useLegendEdit(sheet: LegendProfile, onHold: (isHeld: boolean) => void) {
  const formId = useId()
  const queryClient = useQueryClient()
  /** The data the form was filled with; null while not editing. */
  const [base, setBase] = useState<LegendProfile | null>(null)
  const [joined, setJoined] = useState<Joined | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const form = useForm<LegendInfo>({
    defaultValues: sheet.info,
    resolver: resolveBy((info: LegendInfo) => schemaFaults(legendFields, info)),
  })

  const fill = (from: LegendProfile | null, info = from?.info) => {
    setBase(from)
    onHold(from !== null)
    if (info) form.reset(info)
  }
  const stop = () => {
    fill(null)
    setJoined(null)
    setFault(null)
  }

  /** Merges what another user saved, so saving again overwrites nothing the user hasn't seen. */
  const join = async () => {
    const theirs = await fetchSheet(queryClient, sheet.legend)
    if (!theirs || !base) return
    const { info, disputed } = joinInfo(form.getValues(), base.info, theirs.info)
    fill(theirs, info)
    setJoined({ by: theirs.updated_by, disputed })
    setFault(null)
  }

  const { send, isPending } = useSingleMutation({
    mutationFn: (info: LegendInfo) => saveInfo(sheet.legend, info, base?.version),
    onSuccess: async ({ message }) => {
      notify.success(message)
      await queryClient.invalidateQueries(legendsQuery)
      stop()
    },
    onError: async (error) => {
      const message = texts.saveFailed(error.message)
      notify.error(message)
      if (isChangedMeanwhile(error)) {
        await join().catch(() => setFault(message))
      } else setFault(message)
    },
  })
  const submit = form.handleSubmit(send)

  return {
    formId,
    form,
    isEditing: base !== null,
    isPending,
    joined,
    fault,
    start: () => fill(sheet),
    stop,
    fillWith: (info: LegendInfo) => {
      if (!isPending) form.reset(info, { keepDefaultValues: true })
    },
    /** How many fields differ from the saved data. */
    changes: () => (base ? changedFields(form.getValues(), base.info).length : 0),
    submit: (event: SubmitEvent) => void submit(event),
  }
}

const saveInfo = (legend: Legend, info: LegendInfo, version: number | undefined) =>
  call(editLegend, { name: legend.name, class: legend.class, version, ...nestInfo(info) })

async function fetchSheet(queryClient: QueryClient, { key }: Legend) {
  const byClass = await queryClient.fetchQuery({ ...legendsQuery, staleTime: 0 })
  return profilesOf(byClass).find(({ legend }) => legend.key === key)
}
