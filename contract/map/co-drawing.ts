import * as z from 'zod/mini'
import { MAX_SHAPE_ID } from '#domain/map/co-drawing.ts'
import { MAX_TOTAL_POINTS, pointsOfShape, type Shape } from '#domain/map/plan.ts'
import { done, percentOfMap, rowId, wholeText } from '../base/field.ts'
import { answeredMap } from '../catalog/map.ts'
import { planMessages as texts } from './plan.texts.ts'
import { planLinkId, planShape, storedDrawing, storedShape } from './plan.ts'
import { route } from '../base/route.ts'

/** In one request. A page sends more in several. */
export const MAX_CHANGES = 50

const shapeId = z.int().check(z.minimum(1), z.maximum(MAX_SHAPE_ID))

/** A change of one shape. Also the format of unsent changes in the browser. */
export const shapeOperation = z
  .object({
    operationId: wholeText(100).check(z.minLength(1)),
    id: shapeId,
    /** Null removes it. */
    shape: z.nullable(planShape),
  })
  .check(z.refine(({ id, shape }) => shape === null || shape.id === id))
export type ShapeOperation = z.output<typeof shapeOperation>

const operations = z.array(shapeOperation).check(
  z.minLength(1),
  z.maxLength(MAX_CHANGES),
  z.refine(
    (all: { shape: Shape | null }[]) =>
      all.reduce((sum, { shape }) => sum + (shape ? pointsOfShape(shape).length : 0), 0) <=
      MAX_TOTAL_POINTS,
    texts.tooLong,
  ),
)

export const setDrawTogether = route({
  method: 'PUT',
  path: '/api/plans/:id/together',
  access: 'account.use',
  summary:
    'Start or stop drawing together in one of your plans. Users with the returned ID can draw in it.',
  input: z.object({ id: rowId, isOn: z.boolean() }),
  output: z.extend(done, { draw_id: z.nullable(z.string()) }),
})

const coPlan = z.object({
  name: z.string(),
  map: answeredMap,
  version: z.int(),
  shapes: storedDrawing,
  /** The ID of the plan for its owner, null for everyone else. */
  ownId: z.nullable(z.int()),
})
export type CoPlan = z.output<typeof coPlan>

export const getCoPlan = route({
  method: 'GET',
  path: '/api/co-plans/:drawId',
  access: 'public',
  summary: 'Get a plan that people draw in together. Only users can change it.',
  input: z.object({ drawId: planLinkId }),
  output: z.object({ plan: coPlan }),
})

export const changeCoPlan = route({
  method: 'POST',
  path: '/api/co-plans/:drawId/operations',
  access: 'account.use',
  summary:
    'Put or remove shapes of a plan. The last writer of a shape wins. An operation ID is applied once, also if it is sent again.',
  input: z.object({ drawId: planLinkId, operations }),
  output: z.extend(done, {
    /** In the order of the operations. The version is null if the plan has no room for the shape. */
    results: z.array(z.object({ operationId: z.string(), version: z.nullable(z.int()) })),
  }),
})

/** Where people who draw together connect, with their token in `auth.token` and the link's ID in `auth.drawId`. */
export const DRAWING_NAMESPACE = '/drawing'

export const pointer = z.object({ x: percentOfMap, y: percentOfMap })

/** Everything the server pushes to people in a plan. They send where their pointer is. */
export const drawingEvents = {
  /** The whole plan: on every connect, and when it was changed as a whole. */
  plan_state: z.object({ version: z.int(), name: z.string(), shapes: storedDrawing }),
  /** Changes of shapes, in the order of versions. */
  plan_changes: z.object({
    changes: z.array(z.object({ version: z.int(), id: z.int(), shape: z.nullable(storedShape) })),
  }),
  /** Who is in the plan. */
  plan_people: z.object({
    people: z.array(z.object({ id: z.int(), username: z.string() })),
  }),
  /** Where pointers have moved. Never stored. */
  plan_cursors: z.object({
    cursors: z.array(z.extend(pointer, { id: z.int() })),
  }),
  /** The owner turned the link off or deleted the plan. The connection is closed. */
  plan_ended: z.object({ reason: z.enum(['stopped', 'deleted']) }),
}

/**
 * Where people with a link to a plan connect who only look, with the ID of the link in `auth.linkId`, without an account.
 * They get `plan_state`, `plan_changes` and `plan_ended`, and can send nothing.
 */
export const PLAN_VIEW_NAMESPACE = '/plan-view'

/** Why viewers are refused for good, as the message of `connect_error`. */
export const NOT_SHARED = texts.sharedNotFound

export type DrawingEvents = {
  [Name in keyof typeof drawingEvents]: (payload: z.infer<(typeof drawingEvents)[Name]>) => void
}
