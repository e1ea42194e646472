import * as z from 'zod/mini'
import { shapeOperation, type ShapeOperation } from '#contract/map/co-drawing.ts'
import { answeredMap } from '#contract/catalog/map.ts'
import { planShape } from '#contract/map/plan.ts'
import { readStored, writeStored } from '../../../shared/storage/storage.ts'
import { readStoredJson } from '../../../shared/storage/unsent-storage.ts'

const seenPlan = z.object({
  name: z.string(),
  map: answeredMap,
  shapes: z.readonly(z.array(planShape)),
})
const kept = z.object({ plan: seenPlan, changes: z.array(shapeOperation) })

/** A plan without the unsent changes, as this browser last saw it. */
export type SeenPlan = z.infer<typeof seenPlan>

/** Changes that this browser has made and the server hasn't confirmed. Without their plan they would be worth little. */
export type KeptChanges = z.infer<typeof kept>

/** By user: the next one at this computer must not send them under another name. */
export const changesKey = (drawId: string, userId: number) =>
  `interactive_map_together_${drawId}_${userId}`

export const readKept = (key: string): KeptChanges | null =>
  kept.safeParse(readStoredJson(readStored('local', key))).data ?? null

/** What one window of the browser stores. Changes of other windows are in the same place, and stay there. */
export function openStoredChanges(key: string) {
  const readAll = () => readKept(key)?.changes ?? []
  const loaded = readAll()
  const own = new Set(loaded.map(({ operationId }) => operationId))
  return {
    load: () => loaded,
    save: (plan: SeenPlan, pending: readonly ShapeOperation[]) => {
      const others = readAll().filter(({ operationId }) => !own.has(operationId))
      for (const { operationId } of pending) own.add(operationId)
      const changes = [...others, ...pending]
      writeStored('local', key, changes.length > 0 ? JSON.stringify({ plan, changes }) : null)
    },
  }
}
