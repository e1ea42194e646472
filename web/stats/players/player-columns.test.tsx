import { expect, test } from 'vitest'
import type { PlayerStat } from '#contract/stats/player.ts'
import {
  attributesOf,
  cellsOf,
  orderBy,
  renderHtml,
  renderText,
} from '../../shared/ui/test-render.tsx'
import { FOUR_GAMES, NO_GAMES, ONE_GAME } from '../test-stats.ts'
import { playerColumns } from './player-columns.tsx'
import { playerExport } from './player-export.ts'
import { WhyAccuracy } from './WhyAccuracy.tsx'

/** 30, 10, 30 and 10 hits of 100 shots each: 20 % ± 13.6 %. */
const AIM = {
  n: 4,
  shots: 400,
  hits: 80,
  shotsSquared: 40_000,
  hitsSquared: 2000,
  shotsByHits: 8000,
}
const NO_AIM = { n: 0, shots: 0, hits: 0, shotsSquared: 0, hitsSquared: 0, shotsByHits: 0 }

const stat = (name: string, change: Partial<PlayerStat> = {}): PlayerStat => ({
  player: name,
  name,
  games: 4,
  kills: NO_GAMES,
  damage: NO_GAMES,
  knockdowns: NO_GAMES,
  survival: NO_GAMES,
  accuracy: NO_AIM,
  teams: [],
  legends: [],
  ...change,
})

const MIKA = stat('mika', {
  kills: FOUR_GAMES,
  survival: { n: 4, sum: 4000, sumOfSquares: 4_000_000 },
  accuracy: AIM,
  teams: [
    { team: 'Owls', games: 3 },
    { team: 'Reed', games: 1 },
  ],
  legends: [
    { legend: 'MadMaggie', games: 3 },
    { legend: 'Ash', games: 1 },
  ],
})
const ROOK = stat('rook', { games: 12, kills: ONE_GAME })
const ROWS = [MIKA, ROOK, stat('zed')]
const NO_CHOICE = { chosen: null, own: null, isNarrow: false, onChoose: () => {} }
const columns = playerColumns(ROWS, { ...NO_CHOICE, chosen: 'rook' })
const nameOf = ({ name }: PlayerStat) => name

/** The players marked as those of a team. */
const markedFor = (own: string | null) =>
  ROWS.filter((row) => {
    const [player] = playerColumns(ROWS, { ...NO_CHOICE, own })
    return renderHtml(<>{player?.cell(row)}</>).includes('data-own')
  }).map(nameOf)

test('players of the own team are marked', () => {
  expect(markedFor('owls')).toEqual(['mika'])
  expect(markedFor('Reed')).toEqual([])
  expect(markedFor(null)).toEqual([])
})

test('a row shows the means of a player with their intervals, teams and legends', () => {
  expect(cellsOf(columns, MIKA)).toEqual({
    player: 'mika',
    team: 'Owls +1',
    games: '4 few',
    kills: '5.00 1.96 to 8.04',
    damage: '–',
    accuracy: '20.0% 6% to 34%',
    survival: '16:40 16:40 to 16:40',
    legends: 'Maggie 75% Ash 25%',
  })
})

test('twelve games are not few, and one game has no interval', () => {
  expect(cellsOf(columns, ROOK)).toMatchObject({ games: '12', kills: '7.00 one game', team: '–' })
})

test('the selected player is marked', () => {
  const html = renderHtml(<>{ROWS.map((row) => columns[0]?.cell(row))}</>)
  expect(attributesOf(html, 'aria-label')).toEqual(['Show mika', 'Show rook', 'Show zed'])
  expect(attributesOf(html, 'aria-current')).toEqual(['true'])
})

test('columns sort from the most down, and players without the number come last', () => {
  expect(orderBy(columns, ROWS, 'kills', nameOf)).toEqual(['rook mika zed', 'mika rook zed'])
  expect(orderBy(columns, ROWS, 'accuracy', nameOf)).toEqual(['mika rook zed', 'mika rook zed'])
})

test('the accuracy explains itself', () => {
  expect(renderText(<WhyAccuracy aim={AIM} />)).toBe(
    '80 hits of 400 shots in 4 games: 20.0%. 90% interval: 6.4% to 33.6%, from how much 4 games differ. Only 4 in the sample: treat this number with caution.',
  )
})

test('a spreadsheet has numbers, with survival in seconds', () => {
  const { columns: head, rows } = playerExport([MIKA])
  const row = Object.fromEntries(head.map(({ header }, at) => [header, rows[0]?.[at]]))
  expect(row).toMatchObject({
    Player: 'mika',
    Team: 'Owls, Reed',
    'Kills a game': 5,
    'Damage, 90% low': null,
    'Accuracy %': 20,
    'Survival (s)': 1000,
    Legends: 'Mad Maggie 75%, Ash 25%',
  })
})

test('on phones the numbers come before the team', () => {
  const narrow = playerColumns(ROWS, { ...NO_CHOICE, isNarrow: true })
  expect(narrow.map(({ id }) => id)).toEqual([
    'player',
    'games',
    'kills',
    'damage',
    'accuracy',
    'survival',
    'team',
    'legends',
  ])
})
