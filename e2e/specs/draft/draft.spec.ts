import { toast } from '../../pages/admin-page.ts'
import { banTile, DRAFT, games, pickTile, pill, tray } from '../../pages/draft-page.ts'
import { expect, test } from '../../support/fixtures.ts'
import { enterLogin } from '../../pages/login-form.ts'
import { check, shoot, TWO_LOOKS } from '../../support/look.ts'
import { checkScreen, checkBothThemes } from '../../support/check-screen.ts'
import { callApi, type Person } from '../../support/people.ts'

/** A page at 200 %, and a phone held sideways. */
const LOW_WINDOWS = [
  [720, 450],
  [844, 390],
] as const

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

    for (const look of TWO_LOOKS) {
      const page = await open(admin, DRAFT, { look })
      await expect(games(page)).toHaveCount(3)
      await expect(
        page.getByText('Wattson is the last available legend in its class.'),
      ).toBeVisible()
      await expect(page.getByText('Notes for these picks')).toBeVisible()
      await checkBothThemes(page, 'draft', look)
      await page.getByRole('button', { name: 'View comp notes for Game 1' }).click()
      await expect(page.getByRole('dialog')).toContainText('No notes found for this composition')
      await shoot(page, 'draft-notes', look)
      await check(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await page.goto(`${DRAFT}&mode=stage`)
      await expect(page.getByRole('main')).toContainText('Next upGame 3')
      await expect(page.getByRole('banner')).toBeHidden()
      await checkScreen(page, 'draft-stage', look)
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(DRAFT)
    }

    const phone = await open(admin, DRAFT, { look: { theme: 'dark', width: 390 } })
    await phone.getByRole('button', { name: 'History', exact: true }).click()
    await expect(phone.getByRole('table', { name: 'Draft History' })).toBeInViewport()
    await phone.getByRole('button', { name: 'More actions' }).click()
    await phone.getByRole('menuitem', { name: 'Reset All' }).click()
    await expect(phone.getByRole('button', { name: 'Click again to reset' })).toBeFocused()

    await send('/api/ban', { legend: 'wattson' })
    await phone.getByRole('button', { name: 'Unban Catalyst' }).click()
    await expect(banTile(phone, /^Catalyst, Controller$/)).toBeFocused()
    await expect(
      phone.getByText('Catalyst is the last available legend in its class.'),
    ).toBeVisible()
    for (const [width, height] of LOW_WINDOWS) {
      await phone.setViewportSize({ width, height })
      await expect(tray(phone).getByText('Game 3')).toBeInViewport({ ratio: 1 })
      await expect(tray(phone).getByRole('button', { name: 'SUBMIT' })).toBeInViewport({ ratio: 1 })
      await check(phone)
    }

    const guest = await open('guest', DRAFT)
    await expect(guest.getByRole('region', { name: 'Log in to draft together' })).toBeVisible()
    await check(guest)
    await guest.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await enterLogin(guest, admin.username, admin.password)
    await expect(guest).toHaveURL(DRAFT)
    await expect(games(guest)).toHaveCount(3)
  })

  test('what the server refuses is taken back and told; what it does not answer is kept', async ({
    address,
    newPerson,
    open,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 40[03]/)
    pageErrors.expect(/ERR_FAILED/)
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

    // Otherwise a call that loads something could be the first to hear of it, and tell it in other words.
    await page.waitForLoadState('networkidle')
    await page.route('**/api/**', (route) => route.abort())
    await endSession(address, person)
    await expect(toast(page, 'Authentication failed. Please log in again.')).toBeVisible()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })

  test('a stage that lost its server says so, once by a toast, and comes back by itself', async ({
    user,
    open,
    pageErrors,
  }) => {
    pageErrors.expect(/ERR_FAILED/)
    const page = await open(user, '/dashboard?view=weapons')
    const attempts: string[] = []
    await page.route('**/socket.io/**', (route) => {
      attempts.push(route.request().url())
      return route.abort()
    })
    await page.clock.install()
    await page.goto(`${DRAFT}&mode=stage`)
    const told = toast(page, 'Connection error. Please try refreshing the page.')
    const isBehind = page.getByText('Not live. The draft may be out of date')

    let [sightings, wasThere] = [0, false]
    // Three rounds of six attempts each.
    while (attempts.length < 18) {
      await page.clock.runFor(1000)
      const isThere = await told.isVisible()
      if (isThere && !wasThere) sightings += 1
      wasThere = isThere
    }
    expect(sightings).toBe(1)
    await expect(isBehind).toBeVisible()

    await page.unroute('**/socket.io/**')
    await expect(async () => {
      await page.clock.runFor(5000)
      await expect(isBehind).toBeHidden({ timeout: 200 })
    }).toPass()
  })
})

const endSession = (address: string, { token }: Person) =>
  callApi(address, 'POST', '/api/auth/logout', { token, body: {} })
