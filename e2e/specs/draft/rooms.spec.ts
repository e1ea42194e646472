import type { Page } from '@playwright/test'
import { createRoom } from '#contract/draft/draft-room.ts'
import { getDraft } from '#contract/draft/draft.ts'
import { createShareLink } from '#contract/share/share-link.ts'
import { toast } from '../../pages/admin-page.ts'
import { checkBothWidths } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { callApi, createPerson, type Person } from '../../support/people.ts'

const DRAFT = '/dashboard?view=calculator'

const submitResult = async (page: Page) => {
  const form = page.getByRole('form', { name: 'Result of Game 1' })
  await form.getByLabel('Map').selectOption('stormpoint')
  await form.getByLabel('Place').fill('3')
  await form.getByLabel('Kills').fill('8')
  await checkBothWidths(page, 'room-result-form')
  await form.getByRole('button', { name: 'Save' }).click()
}

async function createPrivateRoom(page: Page) {
  await page.getByRole('button', { name: 'New room' }).click()
  const dialog = page.getByRole('dialog', { name: 'New room' })
  await dialog.getByLabel('Name').fill('Harbor Open W3')
  await dialog.getByLabel('Event (optional)').fill('Harbor Open, Week 3')
  await dialog.getByLabel('Only people with its edit link').check()
  await checkBothWidths(page, 'room-dialog')
  await dialog.getByRole('button', { name: 'Create room' }).click()
  await expect(toast(page, 'Room created')).toBeVisible()
}

test('two people and a viewer in a room of its own, until their links and rights end', async ({
  ownServer: { address, admin },
  open,
}) => {
  const mika = await createPerson(address, admin.token)
  const ines = await createPerson(address, admin.token)
  await callApi(address, 'POST', '/api/ban', { token: mika.token, body: { legend: 'ash' } })

  const page = await open(mika, '/rooms', { address })
  await expect(page.getByRole('button', { name: /^Main room/ })).toBeVisible()
  await createPrivateRoom(page)
  await expect(page.getByRole('heading', { name: 'Harbor Open W3' })).toBeVisible()
  await page.getByRole('switch', { name: 'View' }).click()
  await page.getByRole('switch', { name: 'Edit' }).click()
  const view = await page.getByLabel('Address of the View link').inputValue()
  const edit = await page.getByLabel('Address of the Edit link').inputValue()
  await checkBothWidths(page, 'rooms')

  // The second person comes in by the edit link, the viewer by the view link.
  const guest = await open(ines, edit, { address })
  await expect(guest.getByRole('button', { name: 'Room: Harbor Open W3' })).toBeVisible()
  const room = Number(new URL(guest.url()).searchParams.get('room'))
  expect(room).toBeGreaterThan(1)
  const viewer = await open('nobody', view, { address })
  await expect(viewer.getByText('View only')).toBeVisible()
  await page.getByRole('link', { name: 'Open room' }).click()
  await expect(page.getByRole('button', { name: 'Room: Harbor Open W3' })).toBeVisible()
  const body = { legend: 'wraith', room }
  await callApi(address, 'POST', '/api/ban', { token: ines.token, body })
  for (const screen of [page, guest]) {
    await expect(screen.getByText('1 banned', { exact: true })).toBeVisible()
    await expect(screen.getByText('2 in the room, 3 can edit', { exact: true })).toBeVisible()
  }
  await expect(viewer.getByRole('img', { name: /^Wraith\b.*banned/ })).toBeVisible()
  await expect(viewer.getByRole('img', { name: /^Ash\b.*banned/ })).toHaveCount(0)
  await checkBothWidths(viewer, 'room-view')
  await checkBothWidths(page, 'room-draft')

  // The link that is turned off stops at once; the main room never changed.
  await page.goto(`${address}/rooms?room=${room}`)
  await page.getByRole('switch', { name: 'View' }).click()
  await expect(viewer.getByText('This view link was turned off. Ask for a new one.')).toBeVisible()
  // Finding D7: who is removed reads why, and (D5) doesn't come back by the edit link.
  await page.getByRole('button', { name: `Remove ${ines.username}` }).click()
  await expect(
    guest.getByText('You no longer have access to this room. Ask someone who manages it.'),
  ).toBeVisible()
  await expect(guest.getByText(/offline|can't reach/i)).toHaveCount(0)
  await guest.goto(edit)
  await expect(guest.getByText(/^You were removed from this room\./)).toBeVisible()
  await guest.goto(address + DRAFT)
  await expect(guest.getByRole('button', { name: 'Room: Main room' })).toBeVisible()
  await expect(guest.getByText('1 banned', { exact: true })).toBeVisible()
})

/** A room with a saved game, and two own teams. */
async function openRoom(address: string, admin: Person, { token }: Person) {
  const teams = ['Alliance', 'Herons'].map((team) => ({ team, players: [] }))
  const { status } = await callApi(address, 'PUT', '/api/settings/club_teams', {
    token: admin.token,
    body: { teams, defaultTeam: 'Alliance' },
  })
  expect(status).toBe(200)
  const { body } = await callApi(address, 'POST', '/api/rooms', {
    token,
    body: { name: 'Harbor Open W3' },
  })
  const { id: room } = createRoom.output.parse(body)
  const entry = { id: 1, comp: ['ash', 'loba', 'seer'], bannedLegends: [], timestamp: 'now' }
  await callApi(address, 'POST', '/api/legends/draft_history', {
    token,
    body: { action: 'add', entry, room },
  })
  return room
}

/** Leaves out what pages fetch every 10 s, so only a message of the server can bring a change. */
const stopPolling = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setInterval
    window.setInterval = Object.assign(
      (work: TimerHandler, ms?: number) => (ms === 10_000 ? 0 : start(work, ms)),
      start,
    )
  })

test('a result, another own team and a new series reach the others in the room without a reload', async ({
  ownServer: { address, admin },
  open,
}) => {
  const mika = await createPerson(address, admin.token)
  const room = await openRoom(address, admin, mika)
  const other = await open(await createPerson(address, admin.token), '/rooms', { address })
  await stopPolling(other)
  await other.goto(`${DRAFT}&room=${room}`)
  const results = other.getByRole('table', { name: 'Results' })
  await expect(results.getByRole('row', { name: /^1 None/ })).toBeVisible()
  await expect(other.getByText('1 in the room', { exact: false })).toBeVisible()

  const page = await open(mika, `${DRAFT}&room=${room}`, { address })
  await page.getByRole('button', { name: 'Enter the result of Game 1' }).click()
  await submitResult(page)
  await expect(results.getByRole('row', { name: /^1 Storm Point #3 8 15/ })).toBeVisible()
  await expect(page.getByText('1 game, 15 points')).toBeVisible()
  await checkBothWidths(page, 'room-results')
  await page.getByRole('link', { name: 'Plan the series' }).click()
  await expect(page).toHaveURL(new RegExp(`/plan\\?room=${room}$`))
  await expect(page.getByText(/^Harbor Open W3/)).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Room and links' }).click()
  await page.getByRole('button', { name: 'Edit room' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Own team').selectOption('Herons')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Herons', { exact: true })).toBeVisible()

  // The other plans for the team of the room, whichever it is.
  await other.goto(`/plan?room=${room}`)
  await expect(other.getByText(/^Harbor Open W3.*Herons/)).toBeVisible()
  const settings = { name: 'Harbor Open W4', team: 'Otters' }
  await callApi(address, 'PUT', `/api/rooms/${room}`, { token: mika.token, body: settings })
  await expect(other.getByText(/^Harbor Open W4.*Otters/)).toBeVisible()
  await other.goBack()
  await expect(results).toBeVisible()

  // A new series files the draft, and everyone starts empty.
  await page.goto(`${address}${DRAFT}&room=${room}`)
  await page.getByRole('button', { name: 'Start a new series' }).click()
  const start = page.getByRole('dialog', { name: 'Start a new series?' })
  await start.getByLabel('Name of the finished draft').fill('Harbor Open W2')
  await start.getByRole('button', { name: 'Start a new series' }).click()
  await expect(toast(page, 'Draft saved. The room is ready for the next series.')).toBeVisible()
  await expect(other.getByText('No compositions saved yet')).toBeVisible()
})

test('a finished room lists its points and shows a draft that no one can change', async ({
  ownServer: { address, admin },
  open,
}) => {
  const { token } = admin
  const room = await openRoom(address, admin, admin)
  const { body } = await callApi(address, 'GET', `/api/draft?room=${room}`, { token })
  const [game] = getDraft.output.parse(body).draft_history
  const result = { map: 'stormpoint', place: 3, kills: 8, points: 15 }
  await callApi(address, 'PUT', `/api/rooms/${room}/results/${game?.version}`, {
    token,
    body: result,
  })
  await callApi(address, 'PUT', `/api/rooms/${room}/finished`, {
    token,
    body: { isFinished: true },
  })
  const page = await open(admin, '/rooms?state=finished', { address })
  await expect(page.getByRole('heading', { name: 'Harbor Open W3' })).toBeVisible()
  await expect(page.getByText('15 points').first()).toBeVisible()
  await checkBothWidths(page, 'rooms-finished')
  await page.getByRole('link', { name: 'Open room' }).click()
  await expect(
    page.getByText(
      "This draft is finished. It can't be changed until its creator or an editor reopens it.",
    ),
  ).toBeVisible()
  await expect(page.getByRole('table', { name: 'Results' })).toContainText('Storm Point')
  for (const name of ['SUBMIT', 'Reset All', 'Undo', 'Enter the result of Game 1']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  }
  await checkBothWidths(page, 'room-finished')
})

test('the OBS source of a room is readable at 720p, and shows nothing once its link is off', async ({
  ownServer: { address, admin },
  open,
}) => {
  const { token } = admin
  for (const legend of ['ash', 'bloodhound', 'mad_maggie']) {
    await callApi(address, 'POST', '/api/ban', { token, body: { legend } })
  }
  const { body } = await callApi(address, 'POST', '/api/share_links', {
    token,
    body: { kind: 'draft_obs' },
  })
  const made = createShareLink.output.parse(body)
  const source = await open('nobody', `${address}/room-obs#${made.token}`, { address })
  await source.setViewportSize({ width: 1280, height: 720 })
  await expect(source.getByText('Mad Maggie')).toBeVisible()
  const smallest = await source.evaluate(() => {
    const texts = [...document.querySelectorAll('[data-pos] *')].filter(
      (element) => element.childElementCount === 0 && element.textContent?.trim(),
    )
    return Math.min(
      ...texts.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    )
  })
  expect(smallest).toBeGreaterThanOrEqual(17)
  const bar = source.locator('[data-pos]')
  expect((await bar.boundingBox())?.y).toBeGreaterThan(400)
  await callApi(address, 'DELETE', `/api/share_links/${made.link.id}`, { token })
  await expect(bar).toHaveCount(0)
  await expect(source.getByText('turned off')).toHaveCount(0)
})
