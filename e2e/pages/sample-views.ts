import { expect, type Locator, type Page } from '@playwright/test'
import { legendTile, numbers, openBans, showWeighted, teamRow, WHY } from './regular-page.ts'
import { cells, sortBy } from './stats-page.ts'

type Texts = Parameters<ReturnType<typeof expect<Locator>>['toHaveText']>[0]

/** The row of a team, found by its name. */
export async function expectTeam(page: Page, team: string, texts: Texts) {
  await page.getByRole('searchbox').fill(team)
  await expect(cells(page, team)).toHaveText(texts)
  await page.getByRole('searchbox').fill('')
}

/** One series: the first legend was banned after game 1, the next after game 2, and so on. */
export async function expectBans(page: Page, legends: readonly string[]) {
  await page.getByRole('tab', { name: 'Legend Bans' }).click()
  await sortBy(page, 'Avg. Game Banned')
  const table = page.getByRole('region', { name: 'Legend Bans' })
  const rates = page.getByRole('region', { name: 'Ban rate by game' })
  await expect(table.getByRole('rowheader')).toHaveText([...legends])
  for (const [index, legend] of legends.entries()) {
    const game = index + 1
    // Wilson's interval of 1 of 1 begins at 1 / (1 + 1.6449^2).
    await expect(table.getByRole('row').nth(game).getByRole('cell')).toHaveText([
      /^few1100\.0% of series27\.0% to 100\.0%/,
      new RegExp(`^${game}\\.00`),
      `Game ${game}`,
    ])
    await expect(rates.getByRole('row', { name: legend })).toHaveText(
      `${legend}${'0'.repeat(index)}100.0%${'0'.repeat(legends.length - game)}`,
    )
  }
}

export async function chooseTeam(page: Page, team: string) {
  await page.getByRole('combobox', { name: 'Team' }).fill(team)
  await page.getByRole('option', { name: team }).click()
}

export const expectComp = (page: Page, legends: string, texts: Texts) =>
  expect(page.getByRole('row', { name: `Matches with ${legends}` }).getByRole('cell')).toHaveText(
    texts,
  )

/** A team's three compositions without bans, and after a ban that takes the first of them. */
export async function expectShares(
  page: Page,
  team: string,
  {
    open,
    games,
    ban,
    banned,
  }: {
    readonly open: readonly string[]
    readonly games: readonly string[]
    readonly ban: string
    readonly banned: readonly string[]
  },
) {
  await page.goto(`/dashboard?teams=${encodeURIComponent(team)}`)
  await showWeighted(page)
  await expect(numbers(page, 'Likely Compositions')).toHaveText([...open])
  // After the games and the last game of the series.
  const comps = teamRow(page, team).getByRole('cell')
  for (const [index, text] of games.entries()) {
    await expect(comps.nth(index + 2)).toContainText(text)
  }
  await openBans(page)
  await legendTile(page, ban).click()
  await expect(numbers(page, 'Likely Compositions')).toHaveText([
    ...banned,
    `This composition contains banned legends${WHY}`,
  ])
}
