import type { Page } from '@playwright/test'
import { toast } from '../../pages/admin-page.ts'
import { DRAFT } from '../../pages/draft-page.ts'
import { gameRows, matchCsv } from '../../files/archive-files.ts'
import { checkAllLooks, checkBothWidths } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { check } from '../../support/look.ts'
import { uploadMatchFile } from '../../files/regular-games.ts'
import { callApi, createPerson, type Person } from '../../support/people.ts'

const MAPS = '/admin?tab=maps'
/** Owls land at the docks of a map that the specification doesn't have. */
const TALOS_CUP = matchCsv(
  gameRows(
    'Sky Cup',
    1,
    'none',
    [
      { team: 'Owls', placement: 1, kills: 4, poi: 'Docks' },
      { team: 'Reed', placement: 2, kills: 1, poi: 'Turbine' },
    ],
    { map: 'mp_rr_talos_mu2' },
  ),
)
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const PICTURE = { name: 'talos.png', mimeType: 'image/png', buffer: PIXEL }
const DOCKS = { id: 1, name: 'Docks', x: 30, y: 40, spellings: [], isRemoved: false }

const maps = (page: Page) => page.getByRole('region', { name: 'Maps', exact: true })
const row = (page: Page, map: string) =>
  maps(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: map, exact: true }) })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const submitDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** Adds Talos with a picture as an administrator's program would. */
async function addTalosByApi(address: string, { token }: Person) {
  const form = new FormData()
  form.append('file', new Blob([PIXEL], { type: 'image/png' }), 'talos.png')
  const uploaded = await fetch(`${address}/api/file/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { fileName } = await uploaded.json()
  const body = {
    name: 'Talos',
    spellings: ['mp_rr_talos'],
    picture: fileName,
    calibration: null,
    pois: [DOCKS],
    isRetired: false,
  }
  await callApi(address, 'POST', '/api/admin/maps', { token, body })
}

async function fillPoint(page: Page, number: number, values: readonly string[]) {
  const [left = '', top = '', x = '', y = ''] = values
  await field(page, `Point ${number}, % from the left`).fill(left)
  await field(page, `Point ${number}, % from the top`).fill(top)
  await field(page, `Point ${number}, x (east)`).fill(x)
  await field(page, `Point ${number}, y (north)`).fill(y)
}

async function addTalos(page: Page) {
  await button(page, 'Add map').click()
  await field(page, 'Name').fill('Talos')
  await field(page, 'Other spellings').fill('mp_rr_talos')
  await page.getByLabel('Choose picture').setInputFiles(PICTURE)
  await checkBothWidths(page, 'map-dialog')
  await submitDialog(page, 'Add map')
  await expect(toast(page, 'Talos added')).toBeVisible()
  await expect(row(page, 'Talos')).toContainText('Not calibrated')
}

test('an administrator adds a map with a picture, calibrates it and adds a POI', async ({
  ownServer: { address, admin },
  open,
}) => {
  const draft = await open(await createPerson(address, admin.token), DRAFT, { address })
  await expect(draft.getByRole('tab', { name: 'Storm Point' })).toBeVisible()
  const page = await open(admin, MAPS, { address })
  await expect(maps(page)).toContainText('6 maps')
  await addTalos(page)
  await checkAllLooks(page, 'maps')
  // The open draft of another person follows.
  await expect(draft.getByRole('tab', { name: 'Talos' })).toBeVisible()

  await button(page, 'Calibrate Talos').click()
  // A click on the picture places a point, the next one the other.
  const board = page.getByRole('group', { name: 'Calibrate Talos' })
  const box = await board.boundingBox()
  if (!box) throw new Error('The map has a size.')
  await board.click({ position: { x: box.width / 2, y: box.height / 2 } })
  await expect(field(page, 'Point 1, % from the left')).toHaveValue(/^(49|50)/)
  await board.click({ position: { x: box.width / 2 + 100, y: box.height / 2 - 100 } })
  await expect(field(page, 'Point 2, % from the left')).not.toHaveValue('')
  await expect(page.getByRole('list', { name: 'Calibration' }).getByRole('button')).toHaveCount(2)
  await fillPoint(page, 1, ['20', '50', '-27000', '0'])
  await fillPoint(page, 2, ['25', '50', '27000', '0'])
  await expect(page.getByText('The two points are too near each other.')).toBeVisible()
  await fillPoint(page, 2, ['80', '50', '-54000', '0'])
  await expect(page.getByText(/would mirror the map/)).toBeVisible()
  await fillPoint(page, 2, ['80', '50', '27000', '0'])
  // 60 % of the picture are 54,000 units: 90,000 for all of it.
  await expect(
    page.getByText('The picture is 90,000 units wide and its center is at x 0, y 0.'),
  ).toBeVisible()
  await expect(page.getByText('Each point is off by 0 units.')).toBeVisible()
  await checkBothWidths(page, 'map-calibration')
  await button(page, 'Save calibration').click()
  await expect(row(page, 'Talos')).toContainText('90,000 units wide')

  await button(page, 'Edit the POIs of Talos').click()
  await button(page, 'Add POI').click()
  await field(page, 'Name of POI 1').fill('Docks')
  await page.getByRole('group', { name: 'POIs of Talos' }).click({ position: { x: 300, y: 200 } })
  await expect(field(page, 'POI 1, % from the left')).not.toHaveValue('50')
  await checkBothWidths(page, 'map-pois')
  await button(page, 'Save POIs').click()
  await expect(toast(page, 'Talos saved').last()).toBeVisible()

  await button(page, 'Retire Talos').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Retire/ })
    .click()
  await expect(draft.getByRole('tab', { name: 'Talos' })).toHaveCount(0)
})

test('files use an added map, and a POI that landings name is removed with its effect told', async ({
  ownServer: { address, admin },
  open,
}) => {
  await addTalosByApi(address, admin)
  await uploadMatchFile(address, admin, 'sky.csv', TALOS_CUP)
  const page = await open(admin, MAPS, { address })
  await button(page, 'Edit the POIs of Talos').click()
  await expect(page.getByText('1 landing', { exact: true })).toBeVisible()
  await button(page, 'Remove Docks').click()
  await expect(page.getByText('Removed. 1 landing names this POI and stays in')).toBeVisible()
  await check(page)
  await button(page, 'Restore Docks').click()
  await field(page, 'Name of POI 1').fill('Harbor')
  await expect(page.getByText('Files that say "Docks" still mean this POI.')).toBeVisible()
  await button(page, 'Save POIs').click()
  await expect(toast(page, 'Talos saved').last()).toBeVisible()

  // A link has the map, which the page knows only once the roster is there.
  await page.goto(`${address}/dashboard?teams=Owls,Reed&map=talos`)
  await expect(field(page, 'Map')).toHaveValue('talos')
  await page.goto(`${address}/dashboard?view=poi_data`)
  await page.getByRole('tab', { name: 'Talos' }).click()
  await expect(page.getByRole('button', { name: 'Harbor, 1 game' })).toBeVisible()
  await expect(
    page.getByRole('group', { name: 'Map of Talos' }).locator('img').first(),
  ).toHaveAttribute('src', /^\/api\/file\//)
})
