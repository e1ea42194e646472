import { checkBothWidths, checkScreen } from '../../support/check-screen.ts'
import { expect, test } from '../../support/fixtures.ts'
import { asPhone } from '../../support/look.ts'

test('a series shows its standings after every game, its bans and adoption, and gives its lobby', async ({
  gamesServer: { address },
  open,
}) => {
  const page = await open('guest', '/dashboard?view=series', { address })
  const search = page.getByRole('searchbox', { name: 'Search event, team or date' })
  await search.fill('cup reed')
  await page.getByRole('button', { name: /^Cup/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Cup' })).toBeVisible()
  const standings = page.getByRole('table', { name: 'Standings after Game 3' })
  // Alliance 17 + 12 + 14, Owls 10 + 16, Reed 7 + 9.
  await expect(standings.getByRole('row')).toHaveText([
    /Standings.*Game 1 Storm Point.*Ban.*Ash2 teams.*Ban.*Newc2 teams.*Top/s,
    /^1Alliance You43#1.*#2.*#1/,
    /^2Owls, Copper26#2.*#1.*Not in this game/,
    /^3Reed16#3.*#3/,
  ])
  const adoption = page.getByRole('table', { name: 'Adoption through the series' })
  // Reed played it twice, Alliance once.
  await expect(adoption.getByRole('row', { name: /Wraith, Newcastle, Catalyst/ })).toHaveText(
    /12·0/,
  )
  const chances = page.getByRole('table', { name: 'Where they finish' })
  await expect(chances.getByRole('row', { name: /^Alliance/ })).toContainText('43>99%')
  await checkBothWidths(page, 'series')
  await asPhone(page, async () => {
    await page.getByRole('button', { name: 'All series' }).click()
    await expect(search).toBeVisible()
    await checkScreen(page, 'series-list', { theme: 'dark', width: 390 })
    await page.getByRole('button', { name: /^Cup/ }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Cup' })).toBeVisible()
  })
  await page.getByRole('link', { name: 'Use this lobby' }).click()
  await expect(page.getByRole('group', { name: 'Game number' })).toContainText('Game 4')
  await expect(page.getByRole('button', { name: '3 teams' })).toBeVisible()
})
