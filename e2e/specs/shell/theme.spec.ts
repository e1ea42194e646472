import { expect, test } from '../../support/fixtures.ts'

const BACKGROUNDS = { dark: null, light: 'rgb(243, 245, 242)' } as const

test('only the stored theme is painted, also before the page has loaded, and the login has its map', async ({
  open,
}) => {
  const page = await open('nobody', '/login', { look: { theme: 'light', width: 1440 } })
  const logIn = page.getByRole('button', { name: 'Log In', exact: true })
  await expect(logIn).toBeVisible()
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const note = () => {
      if (document.body) seen.add(getComputedStyle(document.body).colorScheme)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  // A request is seen even if the browser takes long to load it.
  let pictures: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/Maps/')) pictures.push(pathname)
  })
  for (const theme of ['light', 'dark'] as const) {
    pictures = []
    await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
    const scripts = Promise.withResolvers<void>()
    await page.route('**/static/js/**', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    const background = BACKGROUNDS[theme]
    if (background) await expect(page.locator('body')).toHaveCSS('background-color', background)
    await expect(logIn).toBeHidden()
    scripts.resolve()
    await expect(logIn).toBeVisible()
    await page.unroute('**/static/js/**')
    expect(await page.evaluate(() => [...Reflect.get(window, 'seen')])).toEqual([theme])
    await expect
      .poll(() => pictures)
      .toEqual([expect.stringMatching(new RegExp(`-${theme}-login\\.avif$`))])
  }
})
