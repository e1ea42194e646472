import * as z from 'zod/mini'
import {
  countPoints,
  type Drawing,
  INKS,
  MAX_TOTAL_POINTS,
  MAX_NAME,
  MAX_POINTS,
  MAX_RADIUS,
  MAX_RINGS,
  MAX_SHAPES,
  MAX_TEXT,
  MIN_RADIUS,
  ringsOf,
} from '#domain/map/plan.ts'
import { done, epochMs, noInput, percentOfMap, rowId, textRules, whole } from '../base/field.ts'
import { answeredMap, mapId } from '../catalog/map.ts'
import { planMessages as texts } from './plan.texts.ts'
import { route } from '../base/route.ts'

const words = (maxLength: number) =>
  z.string().check(whole, z.trim(), z.minLength(1, texts.empty), ...textRules(maxLength))

const place = z.object({ x: percentOfMap, y: percentOfMap })
const anyPlace = z.object({ x: z.number(), y: z.number() })
const ink = z.enum(INKS)

/** The same shapes with rules for what people send, and without for what is stored. */
const shapeOf = (
  id: z.ZodMiniType<number>,
  at: typeof anyPlace,
  places: z.ZodMiniType<z.infer<typeof anyPlace>[]>,
  radius: z.ZodMiniType<number>,
  text: z.ZodMiniType<string>,
) =>
  z.discriminatedUnion('kind', [
    z.object({ id, kind: z.enum(['pen', 'area']), ink, places: z.readonly(places) }),
    z.object({ id, kind: z.enum(['arrow', 'ruler']), ink, from: at, to: at }),
    z.object({ id, kind: z.literal('ring'), centre: at, radius }),
    z.object({ id, kind: z.literal('text'), ink, at, text }),
  ])

export const planShape = shapeOf(
  z.int().check(z.minimum(1)),
  place,
  z.array(place).check(z.minLength(1), z.maxLength(MAX_POINTS)),
  z.number().check(z.minimum(MIN_RADIUS), z.maximum(MAX_RADIUS)),
  words(MAX_TEXT),
)

/** In answers: a limit that changes later must not make stored drawings unreadable. */
export const storedShape = shapeOf(z.int(), anyPlace, z.array(anyPlace), z.number(), z.string())
export const storedDrawing = z.readonly(z.array(storedShape))

/** Also the format of unsaved drawings in the browser. */
export const drawing = z.readonly(
  z.array(planShape).check(
    z.maxLength(MAX_SHAPES),
    z.refine((shapes: Drawing) => ringsOf(shapes).length <= MAX_RINGS, texts.tooManyRings),
    z.refine((shapes: Drawing) => new Set(shapes.map((each) => each.id)).size === shapes.length),
    z.refine((shapes: Drawing) => countPoints(shapes) <= MAX_TOTAL_POINTS, texts.tooLong),
  ),
)

const name = words(MAX_NAME)
const version = z.int().check(z.minimum(1), z.maximum(2_147_483_647))
/** 128 random bits. */
export const planLinkId = z.string().check(z.regex(/^[\w-]{22}$/))

const entry = {
  id: z.int(),
  name: z.string(),
  map: answeredMap,
  version: z.int(),
  updated_at: epochMs,
  /** Null while it isn't shared. */
  share_id: z.nullable(z.string()),
  /** Null while only its owner draws in it. */
  draw_id: z.nullable(z.string()),
}
const planEntry = z.object(entry)
const plan = z.object({ ...entry, shapes: storedDrawing })
export type PlanEntry = z.infer<typeof planEntry>
export type Plan = z.infer<typeof plan>

export const listPlans = route({
  method: 'GET',
  path: '/api/plans',
  access: 'account.use',
  summary: 'List your plans without their shapes, newest first.',
  input: noInput,
  output: z.object({ plans: z.array(planEntry) }),
})

export const getPlan = route({
  method: 'GET',
  path: '/api/plans/:id',
  access: 'account.use',
  summary: 'Get one of your plans.',
  input: z.object({ id: rowId }),
  output: z.object({ plan }),
})

export const createPlan = route({
  method: 'POST',
  path: '/api/plans',
  access: 'account.use',
  summary: 'Save a drawing as a plan.',
  input: z.object({ name, map: mapId, shapes: drawing }),
  output: z.extend(done, { plan }),
})

export const changePlan = route({
  method: 'PUT',
  path: '/api/plans/:id',
  access: 'account.use',
  summary:
    'Rename or update one of your plans. Returns 409 if it changed since the given version. Only renaming needs no version.',
  input: z
    .object({
      id: rowId,
      version: z.optional(version),
      name: z.optional(name),
      shapes: z.optional(drawing),
    })
    .check(z.refine((change) => change.version !== undefined || change.shapes === undefined)),
  output: z.extend(done, { plan }),
})

export const deletePlan = route({
  method: 'DELETE',
  path: '/api/plans/:id',
  access: 'account.use',
  summary: 'Delete one of your plans and its share link.',
  input: z.object({ id: rowId }),
  output: done,
})

export const sharePlan = route({
  method: 'PUT',
  path: '/api/plans/:id/share',
  access: 'account.use',
  summary:
    'Start or stop sharing a plan. Anyone with the returned ID can view it. A shared plan keeps its ID.',
  input: z.object({ id: rowId, shared: z.boolean() }),
  output: z.extend(done, { share_id: z.nullable(z.string()) }),
})

export const getSharedPlan = route({
  method: 'GET',
  path: '/api/shared-plans/:shareId',
  access: 'public',
  summary: 'Get a shared plan, without its owner.',
  input: z.object({ shareId: planLinkId }),
  output: z.object({
    plan: z.object({ name: z.string(), map: answeredMap, version: z.int(), shapes: storedDrawing }),
  }),
})
