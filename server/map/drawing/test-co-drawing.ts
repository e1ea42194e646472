import type { FastifyInstance } from 'fastify'
import type { ShapeOperation } from '#contract/map/co-drawing.ts'
import type { Drawing, Shape } from '#domain/map/plan.ts'

export interface TestCaller {
  headers: Record<string, string>
}
export const GUEST: TestCaller = { headers: {} }

export const testText = (id: number, words: string): Shape => ({
  id,
  kind: 'text',
  ink: 'white',
  at: { x: 20, y: 30 },
  text: words,
})
export const testRing = (id: number): Shape => ({
  id,
  kind: 'ring',
  centre: { x: 50, y: 50 },
  radius: 10,
})

interface Answer {
  status: number
  error?: string
  message?: string
  draw_id?: string | null
  results?: { operationId: string; version: number | null }[]
  plan?: { id: number; version: number; shapes: Drawing; name: string; ownId?: number | null }
}

let operations = 0
const newOperationId = () => `op ${(operations += 1)}`

export const putShape = (shape: Shape, operationId = newOperationId()): ShapeOperation => ({
  operationId,
  id: shape.id,
  shape,
})
export const removeById = (id: number): ShapeOperation => ({
  operationId: newOperationId(),
  id,
  shape: null,
})

export const versionsOf = ({ results }: Answer) => results?.map(({ version }) => version)

/** The calls of people who draw together. */
export function drawTogether(app: FastifyInstance) {
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { headers }: TestCaller,
    payload?: object,
    server = app,
  ): Promise<Answer> => {
    const answer = await server.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, ...answer.json() }
  }
  const setTogether = (id: number, isOn: boolean, who: TestCaller) =>
    send('PUT', `/api/plans/${id}/together`, who, { isOn })
  const savePlan = async (who: TestCaller, shapes: Drawing = []) => {
    const request = { name: 'Push', map: 'stormpoint', shapes }
    return (await send('POST', '/api/plans', who, request)).plan?.id ?? 0
  }
  return {
    send,
    setTogether,
    savePlan,
    /** Saves a plan and lets others draw in it. */
    openPlan: async (who: TestCaller, shapes: Drawing = []) => {
      const id = await savePlan(who, shapes)
      const { draw_id: drawId } = await setTogether(id, true, who)
      return { id, drawId: drawId ?? '' }
    },
    change: (drawId: string, who: TestCaller, changes: readonly object[], server = app) =>
      send('POST', `/api/co-plans/${drawId}/operations`, who, { operations: changes }, server),
    read: async (drawId: string, who: TestCaller = GUEST) =>
      (await send('GET', `/api/co-plans/${drawId}`, who)).plan,
  }
}
