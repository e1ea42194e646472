import { expect, test } from '../../support/fixtures.ts'
import { palette } from '../../pages/shell-page.ts'

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

test('the palette opens as soon as the page is drawn, with an empty field also while it is closing', async ({
  asGuest,
}) => {
  await asGuest.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main h1')) return
      observer.disconnect()
      const keys = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }
      document.body.dispatchEvent(new KeyboardEvent('keydown', keys))
    }).observe(document, { childList: true, subtree: true })
  })
  await asGuest.reload()
  const field = palette(asGuest).getByRole('combobox')
  await expect(field).toBeFocused()
  // So slow that the second press certainly comes before the palette is gone.
  await asGuest.evaluate(() => {
    const slow = new CSSStyleSheet()
    slow.replaceSync('[data-state=closed] { animation-duration: 60s !important }')
    document.adoptedStyleSheets.push(slow)
  })
  await asGuest.keyboard.type('credits')
  await asGuest.keyboard.press('Escape')
  await asGuest.keyboard.press('Control+k')
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await asGuest.keyboard.type('users')
  await expect(field).toHaveValue('users')
})
