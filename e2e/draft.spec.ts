import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { toast } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { enterLogin } from './login-form.ts'
import { check, LOOKS, type Look, shoot } from './look.ts'
import { expectLargeTargets, expectNoSidewaysScroll, expectOrderlyHeadings } from './measure.ts'
import { callApi, createPerson, type Person } from './people.ts'

const DRAFT = '/dashboard?view=calculator'

const grid = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const banTile = (page: Page, name: RegExp) =>
  grid(page, 'Ban a Legend').getByRole('button', { name })
const pickTile = (page: Page, name: RegExp) =>
  grid(page, 'Pick 3 Legends').getByRole('button', { name })
const tray = (page: Page) => page.getByRole('region', { name: 'Current draft' })
const games = (page: Page) => page.getByRole('table', { name: 'Draft History' }).getByRole('row')
const pill = (page: Page) => page.getByRole('banner').getByRole('status')
const focused = (page: Page) => page.locator(':focus')

/** From wherever the focus is to a tile, by keys alone; the letter jumps from one to the next. */
async function pressTile(page: Page, panel: 'B' | 'P', label: string) {
  await page.keyboard.press(`Shift+${panel}`)
  await expect(focused(page)).toHaveAttribute('data-legend')
  for (let jumps = 0; jumps < 4; jumps += 1) {
    const name = await focused(page).getAttribute('aria-label')
    if (name?.startsWith(label)) break
    await page.keyboard.press(label.charAt(0).toLowerCase())
  }
  await expect(focused(page)).toHaveAttribute('aria-label', new RegExp(`^${label},`))
  await page.keyboard.press('Space')
}

/** What a browser shows of the draft, to be compared with another's. */
const standing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-legend]')]
      .map((tile) => tile.getAttribute('aria-label'))
      .concat([...document.querySelectorAll('tbody [role=img]')].map((one) => one.ariaLabel)),
  )

/** As when another tab is looked at, and this one again. */
const turnAway = (page: Page, isHidden: boolean) =>
  page.evaluate(
    (visibilityState) => {
      Object.defineProperty(document, 'visibilityState', {
        value: visibilityState,
        configurable: true,
      })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isHidden ? 'hidden' : 'visible',
  )

async function expectSame(one: Page, other: Page) {
  await expect
    .poll(async () => JSON.stringify(await standing(one)) === JSON.stringify(await standing(other)))
    .toBe(true)
}

const SERIES = [
  ['Ash', 'Crypto', 'Newcastle'],
  ['Fuse', 'Wraith', 'Loba'],
  ['Alter', 'Seer', 'Mirage'],
  ['Octane', 'Valkyrie', 'Rampart'],
  ['Revenant', 'Vantage', 'Wattson'],
  ['Horizon', 'Sparrow', 'Caustic'],
] as const

test('two browsers play a series of six games, one of them by keyboard only', async ({
  ownServer: { address, admin },
  open,
  trouble,
}) => {
  test.setTimeout(90_000)
  trouble.expect(/ERR_INTERNET_DISCONNECTED/)
  const other = await createPerson(address, admin.token)
  const note = { notes: 'Hold the wall side.' }
  const path = '/api/files/comp-notes/Horizon,Sparrow,Ash'
  await callApi(address, 'POST', path, { token: admin.token, body: note })
  const mouse = await open(admin, DRAFT, { address })
  const keys = await open(other, DRAFT, { address })
  for (const page of [mouse, keys]) {
    await expect(pill(page)).toContainText('Live')
    await expect(page.getByText('No compositions saved yet')).toBeVisible()
    await expect(tray(page).getByRole('button', { name: 'SUBMIT' })).toBeDisabled()
  }
  await expect(pill(mouse)).toContainText(`Here now: ${admin.username} (you) and ${other.username}`)
  await expect(pill(mouse)).not.toContainText('(idle)')
  await turnAway(keys, true)
  await expect(pill(mouse)).toContainText(`${other.username} (idle)`)
  await turnAway(keys, false)
  await expect(pill(mouse)).not.toContainText('(idle)')

  for (const [at, comp] of SERIES.entries()) {
    const game = at + 1
    await expect(tray(mouse)).toContainText(`Game ${game}`)
    const [first, second, third] = comp
    await pickTile(mouse, new RegExp(`^${first},`)).click()
    await expect(pickTile(keys, new RegExp(`^${first},.* picked 1 of 3$`))).toBeVisible()
    await pressTile(keys, 'P', second)
    await pressTile(keys, 'P', third)
    await expect(tray(mouse)).toContainText(`Ready to save Game ${game}`)
    if (game === 1) {
      await pickTile(mouse, /^Loba,/).click()
      await expect(toast(mouse, 'Maximum of 3 legends allowed')).toBeVisible()
    }
    if (game % 2 === 0) await tray(mouse).getByRole('button', { name: 'SUBMIT' }).dblclick()
    else await keys.keyboard.press('Control+Enter')
    for (const page of [mouse, keys]) await expect(games(page)).toHaveCount(game + 1)
    await pressTile(keys, 'B', first)
    await expect(banTile(mouse, new RegExp(`^${first},.* banned$`))).toBeVisible()
    await expect(focused(keys)).toHaveAttribute('aria-label', new RegExp(`^${first},.* banned$`))
  }
  await expectSame(mouse, keys)
  await expect(mouse.getByRole('log')).toContainText(
    `${other.username} banned Horizon. 6 banned, next game 7`,
  )
  await expect(pickTile(mouse, /^Horizon,/)).toHaveAttribute('aria-disabled', 'true')

  await keys.keyboard.press('Shift+H')
  await expect(focused(keys)).toHaveAccessibleName('View comp notes of Game 6')
  await keys.keyboard.press('Enter')
  await expect(keys.getByRole('dialog', { name: 'Comp Notes' })).toContainText(note.notes)
  await keys.keyboard.press('Escape')
  await expect(focused(keys)).toHaveAccessibleName('View comp notes of Game 6')
  await keys.keyboard.press('Tab')
  await keys.keyboard.press('Enter')
  for (const page of [mouse, keys]) await expect(games(page)).toHaveCount(6)
  await keys.keyboard.press('Control+z')
  for (const page of [mouse, keys]) await expect(games(page)).toHaveCount(7)
  await expectSame(mouse, keys)

  const download = mouse.waitForEvent('download')
  await mouse.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toBe('legend_comps_history.csv')
  const csv = await readFile(await (await download).path(), 'utf8')
  const rows = csv.split('\r\n')
  expect(rows).toHaveLength(8)
  expect(rows[0]).toBe('Timestamp,Composition,Banned Legends')
  expect(rows[3]).toContain(',"Alter, Seer, Mirage","Ash, Fuse"')

  await tray(mouse).getByText('Pick 1').waitFor()
  await keys.context().setOffline(true)
  await pressTile(keys, 'P', 'Loba')
  await pressTile(keys, 'B', 'Gibraltar')
  await expect(pickTile(keys, /^Loba,.* picked 1 of 3$/)).toBeVisible()
  await expect(banTile(keys, /^Gibraltar,.* saving$/)).toBeVisible()
  await expect(keys.getByText('2 changes not sent yet')).toBeVisible()
  await expect(pill(keys)).toContainText('Reconnecting')
  await banTile(mouse, /^Conduit,/).click()
  await expect(banTile(mouse, /^Conduit,.* banned$/)).toBeVisible()
  await keys.context().setOffline(false)
  await expect(banTile(mouse, /^Gibraltar,.* banned$/)).toBeVisible()
  await expect(pickTile(mouse, /^Loba,.* picked 1 of 3$/)).toBeVisible()
  await expect(banTile(keys, /^Conduit,.* banned$/)).toBeVisible()
  await expect(keys.getByText('not sent yet')).toBeHidden()

  await mouse.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(banTile(keys, /^Conduit, Support$/)).toBeVisible()
  await tray(mouse).getByRole('button', { name: 'SUBMIT' }).click()
  await expect(mouse.getByRole('log')).toContainText('Pick 2 more to save Game 7')
  await expect(focused(mouse)).toHaveAttribute('data-legend')

  const before = await standing(mouse)
  const reset = mouse.getByRole('button', { name: /^(Reset All|Click again to reset)$/ })
  await reset.dblclick()
  await expect(reset).toHaveText('Click again to reset')
  await expect(games(keys)).toHaveCount(7)
  await reset.click()
  for (const page of [mouse, keys]) {
    await expect(page.getByText('No compositions saved yet')).toBeVisible()
    await expect(tray(page)).toContainText('No bans yet')
  }
  await mouse.keyboard.press('Control+z')
  for (const page of [mouse, keys]) await expect(games(page)).toHaveCount(7)
  await keys.reload()
  await expect(games(keys)).toHaveCount(7)
  expect(await standing(mouse)).toEqual(before)
  await expectSame(mouse, keys)
})

async function prove(page: Page, screen: string, look: Look) {
  await page.evaluate(() => scrollTo(0, 0))
  await shoot(page, screen, look)
  await check(page)
  await expectNoSidewaysScroll(page)
  await expectOrderlyHeadings(page)
  await expectLargeTargets(page, look.width === 390)
}

const saved = (id: number, comp: string[], bannedLegends: string[]) => ({
  action: 'add',
  entry: { id, comp, bannedLegends, timestamp: 'earlier' },
})

// One draft is shared by all who are logged in to a server, so these go one after the other.
test.describe('on the shared server', () => {
  test.describe.configure({ mode: 'serial' })

  test('the draft, its notes, its stage and the way in, in every look', async ({
    address,
    admin,
    open,
  }) => {
    test.setTimeout(120_000)
    const send = (path: string, body: object) =>
      callApi(address, 'POST', path, { token: admin.token, body })
    await send('/api/legends/draft_history', { action: 'reset' })
    await send('/api/legends/draft_history', saved(1, ['ballistic', 'lifeline', 'alter'], []))
    await send('/api/legends/draft_history', saved(2, ['ash', 'seer', 'loba'], ['alter']))
    for (const legend of ['alter', 'catalyst', 'caustic', 'rampart'])
      await send('/api/ban', { legend })
    for (const legend of ['crypto', 'newcastle']) {
      await send('/api/legends/pick', { legend, action: 'add' })
    }
    await send('/api/files/comp-notes/Crypto,Newcastle,Wattson', { notes: 'Wall first.' })

    for (const look of LOOKS) {
      const page = await open(admin, DRAFT, { look })
      await expect(games(page)).toHaveCount(3)
      await expect(page.getByText('Wattson is the last of its class.')).toBeVisible()
      await expect(page.getByText('Notes for these picks')).toBeVisible()
      await prove(page, 'draft', look)
      await page.getByRole('button', { name: 'View comp notes of Game 1' }).click()
      await expect(page.getByRole('dialog')).toContainText('No notes found for this composition')
      await shoot(page, 'draft-notes', look)
      await check(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      if ((look.theme === 'dark') !== (look.width === 1440)) continue
      await page.goto(`${DRAFT}&mode=stage`)
      await expect(page.getByRole('main')).toContainText('Next upGame 3')
      await expect(page.getByRole('banner')).toBeHidden()
      await prove(page, 'draft-stage', look)
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(DRAFT)
    }

    const phone = await open(admin, DRAFT, { look: { theme: 'dark', width: 390 } })
    await phone.getByRole('button', { name: 'History', exact: true }).click()
    await expect(phone.getByRole('table', { name: 'Draft History' })).toBeInViewport()
    await phone.getByRole('button', { name: 'More actions' }).click()
    await phone.getByRole('menuitem', { name: 'Reset All' }).click()
    await expect(phone.getByRole('button', { name: 'Click again to reset' })).toBeFocused()

    const guest = await open('guest', DRAFT)
    await expect(guest.getByRole('region', { name: 'Log in to draft together' })).toBeVisible()
    await check(guest)
    await guest.getByRole('link', { name: 'Log In' }).click()
    await enterLogin(guest, admin.username, admin.password)
    await expect(guest).toHaveURL(DRAFT)
    await expect(games(guest)).toHaveCount(3)
  })

  test('what the server refuses is taken back and told; what it does not answer is kept', async ({
    address,
    newPerson,
    open,
    trouble,
  }) => {
    trouble.expect(/status of 40[03]/)
    trouble.expect(/ERR_FAILED/)
    const person = await newPerson()
    const page = await open(person, DRAFT)
    await expect(pill(page)).toContainText('Live')
    const refusal = { success: false, error: 'some_code', message: 'A sentence' }
    const refuse = (path: string, status: number) =>
      page.route(path, (route) => route.fulfill({ status, json: refusal }))

    await refuse('**/api/legends/pick', 400)
    await pickTile(page, /^Mirage,/).click()
    await expect(toast(page, 'Failed to update pick. Please try again.')).toBeVisible()
    await expect(pickTile(page, /^Mirage, Support$/)).toBeVisible()
    await refuse('**/api/ban', 403)
    await banTile(page, /^Mirage,/).click()
    await expect(toast(page, 'You do not have permission to ban legends')).toBeVisible()
    await expect(banTile(page, /^Mirage, Support$/)).toBeVisible()
    await refuse('**/api/legends/draft_history', 400)
    await page.getByRole('button', { name: 'Remove Game 2' }).click()
    await expect(toast(page, 'Failed to remove entry. Please try again.')).toBeVisible()
    await expect(games(page)).toHaveCount(3)

    await page.route('**/api/legends/draft_history', (route) => route.abort())
    await page.getByRole('button', { name: 'Reset All' }).click()
    await page.getByRole('button', { name: 'Click again to reset' }).click()
    await expect(
      toast(page, 'Failed to reset. Some changes may not be synchronized.'),
    ).toBeVisible()
    await expect(page.getByText('1 change not sent yet')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('legendCalc_draftHistory'))).toBe('[]')
    await page.reload()
    await expect(page.getByText('No compositions saved yet')).toBeVisible()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(games(page)).toHaveCount(3)

    await endSession(address, person)
    await expect(toast(page, 'Authentication failed. Please log in again.')).toBeVisible()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})

const endSession = (address: string, { token }: Person) =>
  callApi(address, 'POST', '/api/auth/logout', { token, body: {} })
