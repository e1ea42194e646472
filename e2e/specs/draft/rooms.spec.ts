import type { Page } from '@playwright/test'
import { createRoom } from '#contract/draft-room.ts'
import { createShareLink } from '#contract/share-link.ts'
import { toast } from '../../pages/admin-page.ts'
import { checkBothWidths } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { callApi, createPerson } from '../../support/people.ts'

const DRAFT = '/dashboard?view=calculator'

test('two people and a viewer in two rooms', async ({ ownServer: { address, admin }, open }) => {
  const mika = await createPerson(address, admin.token)
  const ines = await createPerson(address, admin.token)
  await callApi(address, 'POST', '/api/ban', { token: mika.token, body: { legend: 'ash' } })

  const page = await open(mika, '/rooms', { address })
  await expect(page.getByRole('button', { name: /^Main room/ })).toBeVisible()
  await page.getByRole('button', { name: 'New room' }).click()
  const dialog = page.getByRole('dialog', { name: 'New room' })
  await dialog.getByLabel('Name').fill('Harbor Open W3')
  await dialog.getByLabel('Event (optional)').fill('Harbor Open, Week 3')
  await dialog.getByLabel('Only people with its edit link').check()
  await checkBothWidths(page, 'room-dialog')
  await dialog.getByRole('button', { name: 'Create room' }).click()
  await expect(toast(page, 'Room created')).toBeVisible()
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
  await callApi(address, 'POST', '/api/ban', {
    token: ines.token,
    body: { legend: 'wraith', room },
  })
  for (const screen of [page, guest]) {
    await expect(screen.getByText('1 banned', { exact: true })).toBeVisible()
    await expect(screen.getByText('2 in the room, 3 can edit', { exact: true })).toBeVisible()
  }
  await expect(viewer.getByRole('img', { name: /^Wraith\b.*banned/ })).toBeVisible()
  await expect(viewer.getByRole('img', { name: /^Ash\b.*banned/ })).toHaveCount(0)
  await checkBothWidths(viewer, 'room-view')
  await checkBothWidths(page, 'room-draft')

  // The result of a game is entered below the history, and the list of rooms has the total.
  const entry = {
    id: Date.now(),
    comp: ['ash', 'loba', 'seer'],
    bannedLegends: [],
    timestamp: 'now',
  }
  await callApi(address, 'POST', '/api/legends/draft_history', {
    token: ines.token,
    body: { action: 'add', entry, room },
  })
  await page.getByRole('button', { name: 'Enter the result of Game 1' }).click()
  const form = page.getByRole('form', { name: 'Result of Game 1' })
  await form.getByLabel('Map').selectOption('stormpoint')
  await form.getByLabel('Place').fill('21')
  await expect(form.getByText('Place is a whole number from 1 to 20.')).toBeVisible()
  await form.getByLabel('Place').fill('3')
  await form.getByLabel('Kills').fill('8')
  await checkBothWidths(page, 'room-result-form')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Result saved')).toBeVisible()
  const results = page.getByRole('table', { name: 'Results' })
  await expect(results.getByRole('row', { name: /^1 Storm Point #3 8 15/ })).toBeVisible()
  await expect(page.getByText('1 game, 15 points')).toBeVisible()
  await checkBothWidths(page, 'room-results')

  // The plan of the room is its own.
  await page.getByRole('link', { name: 'Plan the series' }).click()
  await expect(page).toHaveURL(new RegExp(`/plan\\?room=${room}$`))
  await expect(page.getByText(/^Harbor Open W3/)).toBeVisible()
  await page.goBack()

  // A new series files the draft, and everyone starts empty.
  await page.getByRole('button', { name: 'Start a new series' }).click()
  const start = page.getByRole('dialog', { name: 'Start a new series?' })
  await start.getByLabel('Name of the finished draft').fill('Harbor Open W2')
  await start.getByRole('button', { name: 'Start a new series' }).click()
  await expect(toast(page, 'Draft saved. The room is ready for the next series.')).toBeVisible()
  await expect(guest.getByText('0 banned', { exact: true })).toBeVisible()
  await page.goto(`${address}/rooms?state=finished`)
  await expect(page.getByRole('heading', { name: 'Harbor Open W2' })).toBeVisible()
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

test('the main draft does not wait for what is known about its room', async ({ asUser: page }) => {
  const asked = page.waitForRequest('**/api/rooms/1')
  // Never answered.
  await page.route('**/api/rooms/1', () => {})
  await page.goto(DRAFT)
  await asked
  // The request is there, so a page that waited for its answer would show no tiles from now on.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  await expect(page.getByRole('group', { name: 'Ban a Legend', exact: true })).toBeVisible()
})

/** Leaves out what pages fetch every 10 s, so only a message of the server can bring a change. */
const stopPolling = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setInterval
    window.setInterval = Object.assign(
      (work: TimerHandler, ms?: number) => (ms === 10_000 ? 0 : start(work, ms)),
      start,
    )
  })

test('a result and another own team reach the others in the room without a reload', async ({
  ownServer: { address, admin },
  open,
}) => {
  const mika = await createPerson(address, admin.token)
  const ines = await createPerson(address, admin.token)
  const { status } = await callApi(address, 'PUT', '/api/settings/club_teams', {
    token: admin.token,
    body: {
      teams: ['Alliance', 'Herons'].map((team) => ({ team, players: [] })),
      defaultTeam: 'Alliance',
    },
  })
  expect(status).toBe(200)
  const { body } = await callApi(address, 'POST', '/api/rooms', {
    token: mika.token,
    body: { name: 'Harbor Open W3' },
  })
  const { id: room } = createRoom.output.parse(body)
  const entry = { id: 1, comp: ['ash', 'loba', 'seer'], bannedLegends: [], timestamp: 'now' }
  await callApi(address, 'POST', '/api/legends/draft_history', {
    token: mika.token,
    body: { action: 'add', entry, room },
  })
  const other = await open(ines, '/rooms', { address })
  await stopPolling(other)
  await other.goto(`${DRAFT}&room=${room}`)
  const results = other.getByRole('table', { name: 'Results' })
  await expect(results.getByRole('row', { name: /^1 None/ })).toBeVisible()
  await expect(other.getByText('1 in the room', { exact: false })).toBeVisible()

  const page = await open(mika, `${DRAFT}&room=${room}`, { address })
  await page.getByRole('button', { name: 'Enter the result of Game 1' }).click()
  const form = page.getByRole('form', { name: 'Result of Game 1' })
  await form.getByLabel('Map').selectOption('stormpoint')
  await form.getByLabel('Place').fill('3')
  await form.getByLabel('Kills').fill('8')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(results.getByRole('row', { name: /^1 Storm Point #3 8 15/ })).toBeVisible()

  await page.getByRole('link', { name: 'Room and links' }).click()
  await page.getByRole('button', { name: 'Edit room' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Own team').selectOption('Herons')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Herons', { exact: true })).toBeVisible()

  // Ines plans for the team of the room, whichever it is.
  await other.goto(`/plan?room=${room}`)
  await expect(other.getByText(/^Harbor Open W3.*Herons/)).toBeVisible()
  const settings = { name: 'Harbor Open W4', team: 'Otters' }
  const { token } = mika
  await callApi(address, 'PUT', `/api/rooms/${room}`, { token, body: settings })
  await expect(other.getByText(/^Harbor Open W4.*Otters/)).toBeVisible()
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
