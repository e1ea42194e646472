import { expect, test } from 'vitest'
import { EMPTY_SETUP, formOf, linesOf, readSetup, teamsIn, withSeries } from './setup-form.ts'

test('pasted teams lose their numbers, and a repeated one counts once', () => {
  expect(teamsIn('1. Copper Owls\n2) Herons, Reed\n\ncopper owls')).toEqual([
    'Copper Owls',
    'Herons',
    'Reed',
  ])
})

const form = { ...EMPTY_SETUP, name: 'Week 3', teams: 'Owls\nHerons' }

test('a form becomes a setup and back', () => {
  const read = readSetup({ ...form, team: 'owls', series: 7 })
  expect(read).toEqual({
    setup: {
      name: 'Week 3',
      maps: ['stormpoint', 'worldsedge'],
      teams: ['Owls', 'Herons'],
      mode: 'snake',
      turns: [],
      allowSharing: false,
      team: 'Owls',
      series: 7,
    },
  })
  if ('setup' in read) expect(readSetup(formOf(read.setup))).toEqual(read)
})

test('a manual order starts as the snake and names every pick', () => {
  const snake = readSetup(form)
  if (!('setup' in snake)) throw new Error(snake.fault)
  const picks = linesOf(snake.setup)
  expect(picks).toBe('Owls\nHerons\nHerons\nOwls')
  expect(readSetup({ ...form, mode: 'manual', picks })).toMatchObject({
    setup: { mode: 'manual', turns: [0, 1, 1, 0] },
  })
})

test.each([
  ['no name', { name: ' ' }, 'Enter a name.'],
  ['one team', { teams: 'Owls' }, 'Enter at least two teams.'],
  ['no map', { maps: [] }, 'Choose at least one map.'],
  [
    'too many teams',
    {
      teams: Array.from(
        { length: 31 },
        (_, index) => `Team ${String.fromCodePoint(65 + index)}x`,
      ).join('\n'),
    },
    '30 teams is the maximum.',
  ],
  [
    'an unknown team in the picks',
    { mode: 'manual', picks: 'Owls\nSwans' } as const,
    "Swans isn't one of the teams.",
  ],
  [
    'a pick too few',
    { mode: 'manual', picks: 'Owls\nHerons\nOwls' } as const,
    'Each team needs one pick per map. List each team and each map once.',
  ],
])('%s is refused', (_, change, fault) => {
  expect(readSetup({ ...form, ...change })).toEqual({ fault })
})

test('a series brings its teams and name where no one has written any', () => {
  const listed = [
    { id: 7, event: 'Harbor Open', teams: ['Owls', 'Reed'] },
    { id: 8, event: 'Delta Cup', teams: ['Foxes', 'Herons'] },
  ]
  const chosen = withSeries(EMPTY_SETUP, 7, listed)
  expect(chosen).toMatchObject({ series: 7, teams: 'Owls\nReed', name: 'Harbor Open' })
  expect(withSeries(chosen, 8, listed)).toMatchObject({ series: 8, teams: 'Foxes\nHerons' })
  expect(withSeries(chosen, null, listed)).toEqual({ ...chosen, series: null })
  const ordered = { ...chosen, teams: 'Reed\nOwls', name: 'Week 3' }
  expect(withSeries(ordered, 8, listed)).toEqual({ ...ordered, series: 8 })
  expect(withSeries(ordered, null, listed)).toEqual({ ...ordered, series: null })
})
