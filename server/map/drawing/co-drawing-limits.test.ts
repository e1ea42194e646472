import { afterAll, expect, test } from 'vitest'
import { quotaMessages } from '#contract/base/quota.texts.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { drawTogether, putShape, testRing, testText } from './test-co-drawing.ts'

const { app, as, db } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)
const [mika, ines] = [await as('user', 'mika'), await as('user', 'ines')]
const { setTogether, savePlan, openPlan, change } = drawTogether(app)

test('of 23 plans that start at once, 20 of a user do', async () => {
  const keen = await as('user')
  const plans: number[] = []
  for (let count = 0; count < 23; count += 1) plans.push(await savePlan(keen))
  const answers = await Promise.all(plans.map((id) => setTogether(id, true, keen)))
  const [started, refused] = [200, 409].map((wanted) =>
    plans.filter((_, at) => answers[at]?.status === wanted),
  )
  expect([started?.length, refused?.length]).toEqual([20, 3])
  const late = refused?.[0] ?? 0
  expect(await setTogether(late, true, keen)).toMatchObject({
    error: 'too_many_co_drawn_plans',
    message: quotaMessages.coDrawnPlansPerUser,
  })
  await setTogether(started?.[0] ?? 0, false, keen)
  expect((await setTogether(late, true, keen)).status).toBe(200)
})

test('the newest 1,000 changes are stored', async () => {
  const { id, drawId } = await openPlan(mika)
  for (let request = 0; request < 21; request += 1) {
    const changes = Array.from({ length: 50 }, (_, at) => putShape(testText(at + 1, `${request}`)))
    expect((await change(drawId, mika, changes)).status).toBe(200)
  }
  const rows = await db
    .selectFrom('plan_change')
    .select('version')
    .where('plan_id', '=', id)
    .orderBy('version')
    .execute()
  // Version 1 is the empty plan, 1,051 the last change.
  expect([rows.length, rows[0]?.version, rows.at(-1)?.version]).toEqual([1000, 52, 1051])
})

test.each([
  ['no operation', []],
  ['51 operations', Array.from({ length: 51 }, (_, at) => putShape(testText(at + 1, 'x')))],
  ['a shape under another id', [{ ...putShape(testText(1, 'x')), id: 2 }]],
  ['an id beyond 2^52', [putShape(testText(2 ** 52 + 1, 'x'))]],
  ['an unknown kind', [{ operationId: 'a', id: 1, shape: { id: 1, kind: 'blob' } }]],
  [
    'a place outside the map',
    [{ ...putShape(testRing(1)), shape: { ...testRing(1), centre: { x: 50, y: 101 } } }],
  ],
  ['no operation id', [putShape(testText(1, 'x'), '')]],
  [
    '10,400 points',
    Array.from({ length: 26 }, (_, at) =>
      putShape({
        id: at + 1,
        kind: 'pen',
        ink: 'lime',
        places: Array.from({ length: 400 }, () => ({ x: 12.5, y: 99.9 })),
      }),
    ),
  ],
])('%s is refused', async (_, changes) => {
  const { drawId } = await openPlan(await as('user'))
  expect((await change(drawId, ines, changes)).status).toBe(400)
})
