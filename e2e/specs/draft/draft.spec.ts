import { toast } from '../../pages/admin-page.ts'
import { banTile, DRAFT, games, pill, tray } from '../../pages/draft-page.ts'
import { checkAllLooks, checkBothWidths } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { check } from '../../support/look.ts'
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

/** Two games, two picks of the third, and a class with one legend left. */
async function playTwoGames(address: string, { token }: Person) {
  const send = (path: string, body: object) => callApi(address, 'POST', path, { token, body })
  await send('/api/legends/draft_history', saved(1, ['ballistic', 'lifeline', 'alter'], []))
  await send('/api/legends/draft_history', saved(2, ['ash', 'seer', 'loba'], ['alter']))
  for (const legend of ['alter', 'catalyst', 'caustic', 'rampart']) {
    await send('/api/ban', { legend })
  }
  for (const legend of ['crypto', 'newcastle']) {
    await send('/api/legends/pick', { legend, action: 'add' })
  }
  await send('/api/files/comp-notes/Crypto,Newcastle,Wattson', { notes: 'Wall first.' })
  return send
}

test('the draft, its notes and its stage in every look, also without a connection', async ({
  ownServer: { address, admin },
  open,
}) => {
  await playTwoGames(address, admin)
  const page = await open(admin, DRAFT, { address })
  await expect(games(page)).toHaveCount(3)
  await expect(page.getByText('Wattson is the last available legend in its class.')).toBeVisible()
  await expect(page.getByText('Notes for these picks')).toBeVisible()
  await checkAllLooks(page, 'draft')
  await page.getByRole('button', { name: 'View comp notes for Game 1' }).click()
  await expect(page.getByRole('dialog')).toContainText('No notes found for this composition')
  await checkBothWidths(page, 'draft-notes')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await page.goto(`${DRAFT}&mode=stage`)
  await expect(page.getByRole('main')).toContainText('Next upGame 3')
  await expect(page.getByRole('banner')).toBeHidden()
  await checkBothWidths(page, 'draft-stage')
  const isBehind = page.getByText('Not live. The draft may be out of date')
  await page.context().setOffline(true)
  await expect(isBehind).toBeVisible()
  await page.context().setOffline(false)
  await expect(isBehind).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(DRAFT)

  const guest = await open('guest', DRAFT, { address })
  await expect(guest.getByRole('region', { name: 'Log in to draft together' })).toBeVisible()
  await check(guest)
})

test('the draft on a phone, and the end of the session on another device', async ({
  ownServer: { address, admin },
  open,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401|ERR_FAILED/)
  const send = await playTwoGames(address, admin)
  const look = { theme: 'dark', width: 390 } as const
  const phone = await open(admin, DRAFT, { address, look })
  await expect(pill(phone)).toContainText('Live')
  await phone.getByRole('button', { name: 'History', exact: true }).click()
  await expect(phone.getByRole('table', { name: 'Draft History' })).toBeInViewport()
  await phone.getByRole('button', { name: 'More actions' }).click()
  await phone.getByRole('menuitem', { name: 'Reset All' }).click()
  await expect(phone.getByRole('button', { name: 'Click again to reset' })).toBeFocused()

  await send('/api/ban', { legend: 'wattson' })
  await phone.getByRole('button', { name: 'Unban Catalyst' }).click()
  await expect(banTile(phone, /^Catalyst, Controller$/)).toBeFocused()
  await expect(phone.getByText('Catalyst is the last available legend in its class.')).toBeVisible()
  for (const [width, height] of LOW_WINDOWS) {
    await phone.setViewportSize({ width, height })
    await expect(tray(phone).getByText('Game 3')).toBeInViewport({ ratio: 1 })
    await expect(tray(phone).getByRole('button', { name: 'SUBMIT' })).toBeInViewport({ ratio: 1 })
    await check(phone)
  }

  // Otherwise a call that loads something could be the first to find out, and say it in other words.
  await phone.waitForLoadState('networkidle')
  await phone.route('**/api/**', (route) => route.abort())
  await send('/api/auth/logout', {})
  await expect(toast(phone, 'Authentication failed. Please log in again.')).toBeVisible()
  await expect(phone).toHaveURL('/login')
  expect(await phone.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
