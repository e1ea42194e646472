import { checkBothWidths } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { callApi, createPerson, type Person } from '../../support/people.ts'

/** Two people ban, pick and save a game. */
async function playGame(address: string, admin: Person) {
  const ines = await createPerson(address, admin.token)
  const post = (path: string, body: object, { token } = admin) =>
    callApi(address, 'POST', path, { token, body })
  await post('/api/ban', { legend: 'Fuse' })
  for (const legend of ['Ash', 'Loba', 'Seer'])
    await post('/api/legends/pick', { legend, action: 'add' }, ines)
  const entry = {
    id: 1,
    comp: ['Ash', 'Loba', 'Seer'],
    bannedLegends: ['Fuse'],
    timestamp: 'earlier',
  }
  await post('/api/legends/draft_history', { action: 'add', entry })
  return { ines, reset: () => post('/api/legends/draft_history', { action: 'reset' }) }
}

test('a draft is stepped through, saved as a file and as a picture, and found after a reset', async ({
  ownServer: { address, admin },
  open,
}) => {
  const { ines, reset } = await playGame(address, admin)
  const page = await open(admin, '/dashboard?view=calculator', { address })
  await page.getByRole('link', { name: 'Replay' }).click()
  const board = page.getByRole('region', { name: 'The draft after this step' })
  await expect(board).toContainText('Step 5 of 5')
  await expect(board).toContainText('Game 1')
  await page.getByRole('button', { name: `${ines.username} picked Loba` }).click()
  await expect(board).toContainText('Step 3 of 5')
  await expect(page).toHaveURL(/step=/)
  const thirdStep = page.url()
  await expect(board.getByRole('listitem')).toHaveText(['Fuse', 'Ash', 'Loba'])
  await board.getByRole('slider', { name: 'Steps' }).press('ArrowRight')
  await expect(board).toContainText('Step 4 of 5')
  await expect(page).not.toHaveURL(thirdStep)
  await page.reload()
  await expect(board).toContainText('Step 4 of 5')

  await checkBothWidths(page, 'draft-replay')
  for (const [button, file] of [
    ['Export CSV', 'draft_replay.csv'],
    ['Save picture', 'draft_replay.png'],
  ] as const) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    expect((await saved).suggestedFilename()).toBe(file)
  }

  await reset()
  await page.goto(`${address}/draft-replay`)
  await expect(page.getByText('Nothing has been drafted since the last reset.')).toBeVisible()
  await page.getByRole('button', { name: 'Previous series' }).click()
  // Finding D3: not at the empty draft after the reset.
  await expect(board).toContainText('Step 5 of 6')
  await expect(board.getByRole('button', { name: 'Go to Game 1' })).toBeVisible()
})
