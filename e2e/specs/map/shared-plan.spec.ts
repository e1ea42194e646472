import { setDrawTogether } from '#contract/map/co-drawing.ts'
import { createPlan, sharePlan } from '#contract/map/plan.ts'
import { dragOver, drawn, expectDrawn, toolOf } from '../../pages/map-page.ts'
import { checkScreen } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { callApi, type Person } from '../../support/people.ts'

const RING = { id: 1, kind: 'ring', centre: { x: 50, y: 50 }, radius: 20 }

/** A plan of the person with a ring, shared with everyone. */
async function sharedPlan(address: string, { token }: Person) {
  const body = { name: 'Zone 4 push', map: 'stormpoint', shapes: [RING] }
  const created = await callApi(address, 'POST', '/api/plans', { token, body })
  const { id } = createPlan.output.parse(created.body).plan
  const shared = await callApi(address, 'PUT', `/api/plans/${id}/share`, {
    token,
    body: { shared: true },
  })
  return {
    id,
    link: `/interactive-map/?shared=${sharePlan.output.parse(shared.body).share_id}`,
    change: (path: string, change: object) =>
      callApi(address, 'PUT', `/api/plans/${id}${path}`, { token, body: change }),
  }
}

test('a guest watches a shared plan while it is drawn, until sharing ends', async ({
  open,
  newPerson,
  address,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/)
  const [owner, friend] = [await newPerson(), await newPerson()]
  const plan = await sharedPlan(address, owner)
  const together = await plan.change('/together', { isOn: true })
  const { draw_id: drawId } = setDrawTogether.output.parse(together.body)

  const guest = await open('nobody', plan.link)
  await expect(guest.getByText('Live view')).toBeVisible()
  const editor = await open(friend, `/interactive-map/?draw=${drawId}`)
  await toolOf(editor, 'Arrow').click()
  await dragOver(editor, [65, 65], [85, 85])
  await expectDrawn(guest, /^Ring 1 at F6/, 'Arrow G7 to I9')
  await editor.getByRole('button', { name: /^Remove Ring 1/ }).click()
  await expectDrawn(guest, 'Arrow G7 to I9')
  await expect(guest.locator('[data-pointer]')).toHaveCount(0)
  await expect(guest.getByText(friend.username)).toHaveCount(0)
  await expect(guest.getByRole('toolbar')).toHaveCount(0)
  await checkScreen(guest, 'shared-plan-live', { theme: 'dark', width: 1440 })

  await plan.change('/share', { shared: false })
  await expect(guest.getByText('This plan is no longer shared')).toBeVisible()
  await expect(drawn(guest)).toHaveCount(0)
})
