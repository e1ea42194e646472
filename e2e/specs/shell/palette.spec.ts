import { expect, test } from '../../support/fixtures.ts'
import { TWO_LOOKS, lookName } from '../../support/look.ts'
import { bar, palette } from '../../pages/shell-page.ts'

for (const look of TWO_LOOKS) {
  test(`Ctrl+K finds a page and Enter goes there, ${lookName(look)}`, async ({ open, user }) => {
    const page = await open(user, '/dashboard', { look })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(palette(page).getByRole('combobox')).toBeFocused()
    await page.keyboard.type('settings')
    await expect(palette(page).getByRole('option', { selected: true })).toHaveText(/Settings/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/settings')
    await expect(palette(page)).toBeHidden()
  })
}

test('what is typed while the palette is on its way does nothing to the page', async ({
  asGuest,
}) => {
  const arrival = Promise.withResolvers<void>()
  await asGuest.route('**/static/js/AppPalette-*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await asGuest.getByRole('button', { name: /^Ash, / }).focus()
  await asGuest.keyboard.press('Control+k')
  for (const key of ['t', 'Enter', 'Space']) await asGuest.keyboard.press(key)
  // Whoever takes the wish back has the page's keys again, although the palette is still on its way.
  await asGuest.keyboard.press('Escape')
  await asGuest.keyboard.press('Tab')
  await expect(asGuest.getByRole('button', { name: /^Ash, / })).not.toBeFocused()
  await asGuest.keyboard.press('Control+k')
  arrival.resolve()
  await expect(palette(asGuest).getByRole('combobox')).toBeFocused()
  await expect(palette(asGuest).getByRole('combobox')).toHaveValue('')
  await expect(asGuest.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(asGuest).toHaveURL('/dashboard')
})

test('what is typed while the palette loads arrives in its field', async ({ asGuest }) => {
  const arrival = Promise.withResolvers<void>()
  await asGuest.route('**/static/js/AppPalette-*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await asGuest.keyboard.press('Control+k')
  await asGuest.keyboard.type('cred')
  arrival.resolve()
  // Long enough that letters are typed before it comes, while it is drawn and afterwards.
  const rest = 'its and everyone who is named in them'.repeat(4)
  await asGuest.keyboard.type(rest)
  const field = palette(asGuest).getByRole('combobox')
  await expect(field).toHaveValue(`cred${rest}`)
  await field.fill('credits')
  await expect(palette(asGuest).getByRole('option', { selected: true })).toHaveText(/Credits/)
})

test('the palette opens with an empty field, also while it is still closing', async ({
  asGuest,
}) => {
  // So slow that the second press certainly comes before the palette is gone.
  await asGuest.evaluate(() => {
    const slow = new CSSStyleSheet()
    slow.replaceSync('[data-state=closed] { animation-duration: 60s !important }')
    document.adoptedStyleSheets.push(slow)
  })
  await asGuest.keyboard.press('Control+k')
  const field = palette(asGuest).getByRole('combobox')
  await expect(field).toBeFocused()
  await asGuest.keyboard.type('credits')
  await asGuest.keyboard.press('Escape')
  await asGuest.keyboard.press('Control+k')
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await asGuest.keyboard.type('users')
  await expect(field).toHaveValue('users')
})

test('the palette offers only what the reader may do', async ({ asGuest, asAdmin }) => {
  await asGuest.keyboard.press('Control+k')
  const guests = palette(asGuest)
  await expect(guests.getByRole('option', { name: 'Log in' })).toBeVisible()
  for (const name of ['Admin', 'Settings', 'Log out']) {
    await expect(guests.getByRole('option', { name, exact: true })).toBeHidden()
  }
  await asAdmin.keyboard.press('Control+k')
  for (const name of ['Admin', 'Settings', 'Log out']) {
    await expect(palette(asAdmin).getByRole('option', { name, exact: true })).toBeVisible()
  }
})

test('the palette opens from the bar, finds legends by name and class, and says when it finds none', async ({
  asUser,
}) => {
  await bar(asUser)
    .getByRole('button', { name: /^Search/ })
    .click()
  await asUser.keyboard.type('controller')
  for (const name of ['Catalyst', 'Caustic', 'Rampart', 'Wattson']) {
    await expect(palette(asUser).getByRole('option', { name, exact: true })).toBeVisible()
  }
  await palette(asUser).getByRole('combobox').fill('12345')
  await expect(palette(asUser).getByText('No results')).toBeVisible()
  // "Dashboard" has the same letters, but the legend is the better match.
  await palette(asUser).getByRole('combobox').fill('ash')
  await expect(palette(asUser).getByRole('option', { selected: true })).toHaveText('Ash')
  await palette(asUser).getByRole('combobox').fill('mad maggie')
  const { keyboard } = asUser
  await keyboard.down('Enter')
  const tile = asUser.getByRole('button', { name: 'Mad Maggie, Assault', exact: true })
  await expect(tile).toBeFocused()
  // Held a little too long, it bans nobody.
  await keyboard.down('Enter')
  await keyboard.up('Enter')
  await expect(asUser).toHaveURL('/dashboard')
  await expect(tile).toBeFocused()
})

test('shortcuts work as soon as the page is drawn', async ({ asUser }) => {
  await asUser.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main h1')) return
      observer.disconnect()
      const keys = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }
      document.body.dispatchEvent(new KeyboardEvent('keydown', keys))
    }).observe(document, { childList: true, subtree: true })
  })
  await asUser.reload()
  await expect(palette(asUser)).toBeVisible()
})

test('Escape closes the palette and gives the focus back', async ({ asUser }) => {
  const search = bar(asUser).getByRole('button', { name: /^Search/ })
  await search.focus()
  await asUser.keyboard.press('Control+k')
  await expect(palette(asUser)).toBeVisible()
  await asUser.keyboard.press('Escape')
  await expect(palette(asUser)).toBeHidden()
  await expect(search).toBeFocused()
})

test('the arrow keys walk through the palette and around its end', async ({ asUser }) => {
  await asUser.keyboard.press('Control+k')
  const chosen = palette(asUser).getByRole('option', { selected: true })
  const first = (await chosen.textContent()) ?? ''
  await asUser.keyboard.press('ArrowUp')
  await expect(chosen).not.toHaveText(first)
  await asUser.keyboard.press('ArrowDown')
  await expect(chosen).toHaveText(first)
})
