import { expect, test } from 'vitest'
import { lobbyMessages as texts } from '#contract/regular/lobby.texts.ts'
import { attributesOf, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { forecastQuery, type ForecastLobby } from '../../shared/forecast/forecast.queries.ts'
import { testForecast } from '../../shared/forecast/test-forecast.ts'
import { BanChips } from './BanChips.tsx'
import { ClassCounts } from './ClassCounts.tsx'
import { GameStepper } from './GameStepper.tsx'
import { NextBanChip } from './NextBanChip.tsx'

const chips = (legends: readonly string[], waiting: readonly string[] = []) => (
  <BanChips
    bans={{ legends, waiting, picks: [], game: legends.length + 1, toggle: () => {}, clear: null }}
  />
)

test('each ban has a chip with its game and a button that removes it', () => {
  const html = renderHtml(chips(['alter', 'madmaggie'], ['madmaggie']))
  expect(renderText(chips(['alter', 'madmaggie']))).toBe('Alter G1 Mad Maggie G2')
  expect(attributesOf(html, 'aria-label')).toEqual([
    texts.unban('Alter'),
    texts.unban('Mad Maggie'),
  ])
  expect(attributesOf(html, 'aria-busy')).toEqual(['true'])
})

test('from the fourth ban on chips use short names', () => {
  const text = renderText(chips(['alter', 'madmaggie', 'bloodhound', 'ash']))
  expect(text).toBe('Alter G1 Maggie G2 Bh G3 Ash G4')
})

test('the class counts go down with each ban', () => {
  const text = renderText(<ClassCounts bans={['caustic', 'wattson']} />)
  expect(text).toContain(`Controller ${texts.openOf(2, 4)}`)
  expect(text).toContain(`Assault ${texts.openOf(5, 5)}`)
})

const stepper = (game: number) =>
  renderText(<GameStepper game={game} last={null} onStep={() => {}} isShown />)

test('the stepper names a usual series, unless the game is beyond it', () => {
  expect(stepper(4)).toBe(`${texts.game(4)} ${texts.ofGames(6)}`)
  expect(stepper(7)).toBe(texts.game(7))
})

const lobby = (bans: readonly string[]): ForecastLobby => ({
  teams: ['Alliance'],
  bans,
  game: 1,
  map: null,
  series: null,
  known: [],
})

const chip = (bans: readonly string[]) =>
  renderText(<NextBanChip lobby={lobby(bans)} onBan={() => {}} />, {
    answers: [[forecastQuery(lobby(bans)).queryKey, testForecast()]],
  })

test('the likely next ban is a chip, unless it has just been banned', () => {
  expect(chip([])).toBe(`Wattson ${texts.next(41)} ${texts.banNext}`)
  expect(chip(['wattson'])).toBe('')
})
