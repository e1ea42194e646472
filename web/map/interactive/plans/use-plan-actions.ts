import { useQueryClient } from '@tanstack/react-query'
import { setDrawTogether } from '#contract/map/co-drawing.ts'
import { changePlan, createPlan, type Plan, sharePlan } from '#contract/map/plan.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { call } from '../../../shared/api/api.ts'
import { notify } from '../../../shared/page/toast.ts'
import { useSingleMutation } from '../../../shared/api/use-single-mutation.ts'
import { copyAddress } from '../../../shared/page/copy-address.ts'
import { ownAddress, sharedAddress, togetherAddress } from './map-link.ts'
import { plansQuery, planQuery } from './plan.queries.ts'
import { planStorageName, writeDrawing } from '../drawing/stored-drawing.ts'
import type { DrawingState } from '../drawing/use-drawing.ts'

type OpenPlan = (plan: { id: number; map: MapId } | null) => void

const onError = ({ message }: Error) => void notify.error(message)

/** Saves a drawing as a new plan. */
export function useCreatePlan(
  map: MapId,
  storageName: string,
  drawingState: DrawingState,
  openPlan: OpenPlan,
) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: async (name: string) => {
      const shapes = drawingState.drawing
      return { shapes, ...(await call(createPlan, { name, map, shapes })) }
    },
    onSuccess: ({ shapes, message, plan }) => {
      notify.success(message)
      queryClient.setQueryData(planQuery(plan.id).queryKey, { plan })
      void queryClient.invalidateQueries(plansQuery)
      // The drawing now belongs to the plan. What was drawn during the request becomes a change to
      // it.
      writeDrawing(storageName, null)
      const { drawing } = drawingState
      if (drawing !== shapes) {
        writeDrawing(planStorageName(plan.id), { shapes: drawing, version: plan.version })
      }
      openPlan(plan)
    },
    onError,
  })
}

export function useUpdatePlan() {
  const queryClient = useQueryClient()
  return (next: Plan) => {
    queryClient.setQueryData(planQuery(next.id).queryKey, { plan: next })
    void queryClient.invalidateQueries(plansQuery)
  }
}

/** Starts or ends sharing. A link is copied right away. */
export function useSharePlan(plan: Plan | null) {
  const updateCache = useUpdatePlan()
  return useSingleMutation({
    mutationFn: async (shared: boolean) =>
      plan && { plan, ...(await call(sharePlan, { id: plan.id, shared })) },
    onSuccess: async (done) => {
      if (!done) return
      updateCache({ ...done.plan, share_id: done.share_id })
      notify.success(done.message)
      if (done.share_id !== null) await copyAddress(sharedAddress(done.share_id))
    },
    onError,
  })
}

/** Copies a link that teammates can open: a plan is only open to others while it is shared. */
export function useCopyMapLink(plan: Plan | null) {
  const share = useSharePlan(plan)
  const copy = () => {
    if (plan === null) void copyAddress(ownAddress())
    else if (plan.share_id === null) share.send(true)
    else void copyAddress(sharedAddress(plan.share_id))
  }
  return { onCopyLink: copy, isCopyingLink: share.isPending }
}

/** The owner's actions on an open plan. */
export function usePlanActions(plan: Plan, drawingState: DrawingState, openPlan: OpenPlan) {
  const queryClient = useQueryClient()
  const updateCache = useUpdatePlan()

  const save = useSingleMutation({
    mutationFn: async () => {
      const shapes = drawingState.drawing
      const version = drawingState.version ?? plan.version
      return { shapes, ...(await call(changePlan, { id: plan.id, version, shapes })) }
    },
    onSuccess: ({ shapes, message, plan: saved }) => {
      notify.success(message)
      drawingState.settle(saved.version, shapes)
      updateCache(saved)
    },
  })
  const rename = useSingleMutation({
    mutationFn: (name: string) =>
      call(changePlan, { id: plan.id, version: drawingState.version ?? plan.version, name }),
    onSuccess: ({ message, plan: saved }) => {
      notify.success(message)
      // Only the name has changed; unsaved shapes stay unsaved.
      drawingState.settle(saved.version)
      updateCache(saved)
    },
    onError,
  })
  /** Others get the plan as it is saved, so unsaved changes have to be saved first. */
  const drawTogether = useSingleMutation({
    mutationFn: () => call(setDrawTogether, { id: plan.id, isOn: true }),
    onSuccess: async ({ message, draw_id: drawId }) => {
      updateCache({ ...plan, draw_id: drawId })
      notify.success(message)
      if (drawId !== null) await copyAddress(togetherAddress(drawId))
    },
    onError,
  })
  const forget = () => {
    writeDrawing(planStorageName(plan.id), null)
    openPlan(null)
    queryClient.removeQueries(planQuery(plan.id))
  }
  const loadSaved = async () => {
    const { plan: saved } = await queryClient.fetchQuery({ ...planQuery(plan.id), staleTime: 0 })
    drawingState.load(saved.shapes, saved.version)
  }

  return {
    save,
    rename,
    drawTogether,
    forget,
    loadSaved: () => void loadSaved().catch(onError),
  }
}
