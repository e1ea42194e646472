import { expect, test } from 'vitest'
import { forecastComp, teamForecast } from '../../shared/forecast/test-forecast.ts'
import { htmlText, renderHtml } from '../../shared/ui/test-render.tsx'
import { PastCells } from './PastCells.tsx'
import { countHits, pastResults, rankOfPlayed } from './past-results.ts'

const result = (game: number, legends: string, placement = 4) => ({
  game,
  placement,
  kills: 1,
  points: 6,
  legends: legends.split(' '),
})
const SERIES = {
  games: [{ number: 1 }, { number: 2 }],
  teams: [
    { team: 'Owls', results: [result(1, 'Ash Fuse Loba'), result(2, 'Seer Fuse Loba')] },
    { team: 'Herons', results: [result(2, 'Ash Crypto Loba', 1)] },
    { team: 'Reed', results: [{ ...result(2, ''), legends: [] }] },
  ],
}

/** Named in this order: Seer Fuse Loba, Ash Crypto Loba, Ash Fuse Seer. */
const FORECAST = teamForecast('Owls', {
  comps: [
    forecastComp(['Loba', 'Seer', 'Fuse'], 0.5),
    forecastComp(['Ash', 'Crypto', 'Loba'], 0.2),
    forecastComp(['Ash', 'Fuse', 'Seer'], 0.1),
  ],
})
const row = (team: string) => ({ ranked: { team }, forecast: FORECAST })

test('a game that the archive has comes with what each team played', () => {
  const played = pastResults(SERIES, 2)
  expect([...(played?.results.keys() ?? [])]).toEqual(['owls', 'herons'])
  expect(played?.results.get('herons')).toEqual({
    comp: ['Ash', 'Crypto', 'Loba'],
    placement: 1,
    points: 6,
  })
  expect(pastResults(SERIES, 3)).toBeNull()
  expect(pastResults(undefined, 1)).toBeNull()
})

test('a composition is found among those that were named, in any order of its legends', () => {
  expect(rankOfPlayed(FORECAST, ['Seer', 'Fuse', 'Loba'])).toBe(1)
  expect(rankOfPlayed(FORECAST, ['fuse', 'seer', 'ash'])).toBe(3)
  expect(rankOfPlayed(FORECAST, ['Ash', 'Fuse', 'Loba'])).toBeNull()
})

test('first choices are counted over the teams whose composition is known', () => {
  const game = pastResults(SERIES, 2)
  // The owls played the first one, the herons the second. What Reed played isn't known.
  expect(game && countHits(game, ['Owls', 'Herons', 'Reed'].map(row))).toEqual({ right: 1, of: 2 })
})

const text = (game: number) =>
  htmlText(
    renderHtml(
      <table>
        <tbody>
          <tr>
            <PastCells
              played={pastResults(SERIES, game)?.results.get('owls')}
              forecast={FORECAST}
              look="full"
            />
          </tr>
        </tbody>
      </table>,
    ),
  )

test('the cells say what was played, which choice it was, and how it finished', () => {
  expect(text(2)).toMatch(/#4 6 points first$/)
  expect(text(1)).toMatch(/#4 6 points missed$/)
  expect(text(3)).toBe('')
})
