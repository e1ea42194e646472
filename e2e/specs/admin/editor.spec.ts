import { checkThemes } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { WIDTHS } from '../../support/look.ts'

for (const width of WIDTHS) {
  test(`an editor finds the sections they can use, and no others, at ${width}`, async ({
    open,
    newPerson,
  }) => {
    const editor = await newPerson('editor')
    const page = await open(editor, '/admin', { look: { theme: 'light', width } })
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText([
      'Import',
      'Team aliases',
      'Players',
      'Corrections',
      'Recommended comps',
    ])
    await expect(page.getByRole('tab', { name: 'Import' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible()
    await checkThemes(page, 'admin-editor', width)
    await page.goto('/admin?tab=users')
    await expect(page.getByRole('tab', { name: 'Import' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab', { name: 'Team aliases' }).click()
    await expect(page).toHaveURL('/admin?tab=teams')
  })
}

test('an editor writes comp notes, moves POIs and adds pins', async ({ open, newPerson }) => {
  const editor = await newPerson('editor')
  const page = await open(editor, '/dashboard?view=comp_notes')
  await expect(page.getByRole('button', { name: 'Save to Database' })).toBeVisible()
  await page.goto('/dashboard?view=poi_data')
  await expect(page.getByRole('button', { name: 'Edit POI Positions' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export to Excel' })).toBeHidden()
  await page.goto('/dashboard?view=pin_map')
  await expect(page.getByRole('button', { name: 'Add Marker' })).toBeVisible()
  await page.goto('/admin/lootpaths')
  await expect(page).toHaveURL('/admin/lootpaths')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
