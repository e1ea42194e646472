import type { Page } from '@playwright/test'
import { setDrawTogether } from '#contract/map/co-drawing.ts'
import { createPlan } from '#contract/map/plan.ts'
import { dragOver, drawn, expectDrawn, press, toolOf } from '../../pages/map-page.ts'
import { checkScreen } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { asPhone, check } from '../../support/look.ts'
import { callApi, type Person } from '../../support/people.ts'

const RING = { id: 1, kind: 'ring', centre: { x: 50, y: 50 }, radius: 20 }

/** A plan of the person with a ring. */
async function savePlan(address: string, { token }: Person) {
  const body = { name: 'Zone 4 push', map: 'stormpoint', shapes: [RING] }
  const created = await callApi(address, 'POST', '/api/plans', { token, body })
  return createPlan.output.parse(created.body).plan.id
}

async function startTogether(address: string, owner: Person) {
  const id = await savePlan(address, owner)
  const answer = await callApi(address, 'PUT', `/api/plans/${id}/together`, {
    token: owner.token,
    body: { isOn: true },
  })
  return { id, link: `/interactive-map/?draw=${setDrawTogether.output.parse(answer.body).draw_id}` }
}

const isLive = (page: Page) =>
  expect(page.getByText('Live. Changes are saved as you draw.')).toBeVisible()

async function drawOnPhone(page: Page, other: Page, friend: Person) {
  const look = { theme: 'dark', width: 390 } as const
  await asPhone(page, async () => {
    await toolOf(page, 'Ring').click()
    await press(page, 40, 40)
    await expect(drawn(other)).toHaveCount(5)
    await dragOver(other, [60, 40], [70, 45])
    await expect(page.locator(`[data-pointer="${friend.username}"]`)).toBeVisible()
    await checkScreen(page, 'draw-together', look)
    await page.getByRole('button', { name: 'Layers and plans' }).click()
    await isLive(page)
    await checkScreen(page, 'draw-together-panels', look)
  })
}

test('two people draw at once, also on a phone, and undo takes back only what no one else has changed', async ({
  open,
  newPerson,
  address,
}) => {
  const [owner, friend] = [await newPerson(), await newPerson()]
  const id = await savePlan(address, owner)
  const page = await open(owner, `/interactive-map/?plan=${id}`)
  const starting = page.waitForResponse(/\/together$/)
  await page.getByRole('button', { name: 'Draw together' }).click()
  const { draw_id: drawId } = await (await starting).json()
  await isLive(page)
  const other = await open(friend, `/interactive-map/?draw=${drawId}`)
  await isLive(other)
  for (const each of [page, other]) {
    const people = each.getByRole('list', { name: 'Who is here' })
    await expect(people.getByText(owner.username)).toBeVisible()
    await expect(people.getByText(friend.username)).toBeVisible()
  }

  await toolOf(page, 'Pen').click()
  await toolOf(other, 'Arrow').click()
  await Promise.all([dragOver(page, [15, 15], [25, 35]), dragOver(other, [65, 65], [85, 85])])
  for (const each of [page, other]) {
    await expect(drawn(each)).toHaveCount(3)
    await expect(drawn(each).getByText('Line B2 to C4')).toBeVisible()
    await expect(drawn(each).getByText('Arrow G7 to I9')).toBeVisible()
  }
  // The pointer of the other, with the name.
  await dragOver(other, [70, 30], [80, 30])
  await expect(page.locator(`[data-pointer="${friend.username}"]`)).toBeVisible()
  await expect(drawn(page)).toHaveCount(4)
  await checkScreen(page, 'draw-together', { theme: 'dark', width: 1440 })

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(drawn(other)).toHaveCount(3)
  await expect(drawn(other).getByText('Line B2 to C4')).toBeHidden()
  // Nothing else of the own is left to undo.
  await page.keyboard.press('Control+z')
  await expect(drawn(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect(drawn(other)).toHaveCount(4)
  await drawn(other).getByRole('button', { name: 'Line B2 to C4', exact: true }).click()
  await other.getByRole('application').press('Shift+ArrowDown')
  await expect(drawn(page).getByText('Line B2 to C4')).toBeHidden()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(
    page.getByText('1 shape stayed as it is: someone else changed it since.'),
  ).toBeVisible()
  await expect(drawn(page)).toHaveCount(4)
  await drawOnPhone(page, other, friend)
})

test('what is drawn offline survives a reload and merges with what others drew', async ({
  open,
  newPerson,
  address,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection/)
  const [owner, friend] = [await newPerson(), await newPerson()]
  const { link } = await startTogether(address, owner)
  const [page, other] = [await open(owner, link), await open(friend, link)]
  await isLive(page)
  await isLive(other)

  const cut = /\/api\/co-plans\/.*\/operations/
  await other.route(cut, (route) => route.abort())
  await other.context().setOffline(true)
  await toolOf(other, 'Pen').click()
  await dragOver(other, [15, 15], [25, 35])
  await expect(drawn(other)).toHaveCount(2)
  await toolOf(page, 'Arrow').click()
  await dragOver(page, [65, 65], [85, 85])
  await isLive(page)
  await expectDrawn(page, /^Ring 1 at F6/, 'Arrow G7 to I9')

  // The page is back after a reload, and still can't send.
  await other.context().setOffline(false)
  await other.reload()
  await expect(drawn(other)).toHaveCount(3)
  await expect(drawn(page)).toHaveCount(2)
  await other.unroute(cut)
  for (const each of [page, other]) {
    await expect(drawn(each)).toHaveCount(3)
    await expect(drawn(each).getByText('Line B2 to C4')).toBeVisible()
    await isLive(each)
  }
})

test('guests only look, and when the owner stops, the others only look too', async ({
  open,
  newPerson,
  address,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/)
  const [owner, friend] = [await newPerson(), await newPerson()]
  const { id, link } = await startTogether(address, owner)
  const guest = await open('nobody', link)
  await expect(guest.getByText('Log in to draw in this plan.')).toBeVisible()
  await expect(drawn(guest)).toHaveCount(1)
  await expect(guest.getByRole('toolbar')).toHaveCount(0)
  await check(guest)

  const [page, other] = [
    await open(owner, `/interactive-map/?plan=${id}`),
    await open(friend, link),
  ]
  await isLive(other)
  await toolOf(other, 'Ring').click()
  await press(other, 45, 45)
  await expect(drawn(page)).toHaveCount(2)
  await expect(drawn(guest)).toHaveCount(2)
  await expect(other.getByRole('button', { name: 'Stop drawing together' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Stop drawing together' }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await expect(drawn(page)).toHaveCount(2)
  await expect(other.getByText('The owner stopped drawing together.')).toBeVisible()
  await expect(other.getByRole('toolbar')).toHaveCount(0)
  await expect(drawn(other)).toHaveCount(2)
  await checkScreen(other, 'draw-together-ended', { theme: 'dark', width: 1440 })
  await expect(guest.getByText('People no longer draw together in this plan')).toBeVisible()
  await other.getByRole('button', { name: 'Save as my own plan' }).click()
  await expect(other.getByRole('button', { name: /^Open Zone 4 push/ })).toBeVisible()
  await expect(drawn(other)).toHaveCount(2)
})

test('the owner renames, shares and deletes a plan while others draw in it', async ({
  open,
  newPerson,
  address,
}) => {
  const [owner, friend] = [await newPerson(), await newPerson()]
  const { id, link } = await startTogether(address, owner)
  const [page, other] = [
    await open(owner, `/interactive-map/?plan=${id}`),
    await open(friend, link),
  ]
  await isLive(page)
  await isLive(other)
  await expect(other.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
  await expect(other.getByRole('button', { name: 'Share link' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Actions for Zone 4 push' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Plan name').fill('Late push')
  await page.keyboard.press('Enter')
  for (const each of [page, other]) {
    await expect(each.getByRole('strong').filter({ hasText: 'Late push' })).toBeVisible()
  }

  await page.getByRole('button', { name: 'Share link' }).click()
  await expect(page.getByRole('button', { name: 'Copy link to view' })).toBeVisible()
  await checkScreen(page, 'draw-together-owner', { theme: 'dark', width: 1440 })

  await page.getByRole('button', { name: 'Actions for Late push' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete plan' })
  await expect(question).toContainText(
    '“Late push” will be deleted and its share link will stop working. 1 other person is drawing in it right now and can save a copy. This cannot be undone.',
  )
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('You have no plans yet.')).toBeVisible()
  await expect(other.getByText('The owner deleted this plan.')).toBeVisible()
})

test('changes that could not be sent before the link ended are offered after a reload, to save or discard', async ({
  open,
  newPerson,
  address,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404|ERR_FAILED/)
  const [owner, friend] = [await newPerson(), await newPerson()]
  const { id, link } = await startTogether(address, owner)
  const other = await open(friend, link)
  const draw = async () => {
    await isLive(other)
    await other.route(/\/api\/co-plans\/.*\/operations/, (route) => route.abort())
    await toolOf(other, 'Pen').click()
    await dragOver(other, [15, 15], [25, 35])
    await expect(drawn(other)).toHaveCount(2)
  }
  const lost = other.getByRole('alert')
  await draw()
  await callApi(address, 'DELETE', `/api/plans/${id}`, { token: owner.token })
  await expect(lost).toContainText(
    "The owner deleted this plan. 1 change of yours couldn't be saved in it.",
  )
  await other.reload()
  await expect(lost).toContainText(
    "People no longer draw together in this plan. 1 change of yours couldn't be saved in it.",
  )
  await expectDrawn(other, /^Ring 1 at F6/, 'Line B2 to C4')
  await checkScreen(other, 'draw-together-kept', { theme: 'dark', width: 1440 })
  await other.getByRole('button', { name: 'Save as my own plan' }).click()
  await expect(other.getByRole('button', { name: /^Open Zone 4 push/ })).toBeVisible()
  await expectDrawn(other, /^Ring 1 at F6/, 'Line B2 to C4')

  const second = await startTogether(address, owner)
  await other.goto(second.link)
  await draw()
  await callApi(address, 'DELETE', `/api/plans/${second.id}`, { token: owner.token })
  await expect(lost).toContainText('The owner deleted this plan.')
  await other.getByRole('button', { name: 'Discard changes' }).click()
  const question = other.getByRole('alertdialog', { name: 'Discard changes' })
  await expect(question).toContainText('1 change of yours will be lost. This cannot be undone.')
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(other.getByRole('toolbar')).toBeVisible()
  for (const ended of [link, second.link]) {
    await other.goto(ended)
    await expect(other.getByText('People no longer draw together in this plan')).toBeVisible()
    await expect(lost).toHaveCount(0)
  }
})
