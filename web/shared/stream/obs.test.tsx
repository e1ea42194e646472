import { expect, test } from 'vitest'
import { seriesOutMessages as texts } from '#contract/series/series-out.texts.ts'
import { webhookMessages } from '#contract/series/webhook.texts.ts'
import type { SeriesDetail } from '#contract/series/series.ts'
import { renderText } from '../ui/test-render.tsx'
import { liveContent, seriesContent } from './obs-content.ts'
import { OBS_PARTS, type ObsPart, parseAsObsParts } from './obs-parts.ts'
import { ObsSource } from './ObsSource.tsx'
import { WebhookPart } from './WebhookPart.tsx'

const result = (game: number, placement: number, points: number) => ({
  game,
  placement,
  kills: 2,
  points,
  legends: ['ash', 'loba', 'seer'],
})

const game = (number: number, map: string | null = 'stormpoint') => ({
  number,
  map,
  startedAt: 0,
  id: 1,
  bans: [],
  banned: null,
})

const SERIES: SeriesDetail = {
  id: 7,
  event: 'Harbor Open',
  set: null,
  region: null,
  lastPlayed: 0,
  isDemo: false,
  games: [game(1), game(2)],
  teams: [
    { team: 'Owls', results: [result(1, 1, 30)] },
    { team: 'Foxes', results: [result(1, 2, 26), result(2, 2, 24)] },
  ],
  nextBans: ['mad_maggie', 'fuse'],
  nextMap: null,
  matchPoint: { points: 50, minGames: 1 },
  equalPoints: 'kills',
  banTie: 'points',
  eventRules: { equalPoints: null, banTie: null },
}

const source = (change: Partial<SeriesDetail> = {}, parts: readonly ObsPart[] = OBS_PARTS) =>
  renderText(<ObsSource content={seriesContent({ ...SERIES, ...change })} parts={parts} />)

test('a source shows the next game, its bans and the standings', () => {
  const text = source()
  expect(text).toContain('Harbor Open Game 3 last on Storm Point Banned Mad Maggie Fuse')
  // Foxes have 26 + 24 = 50, Owls missed the second game.
  expect(text).toMatch(/1 Foxes Match point .* 50 2 Owls 30$/)
})

test('a series without games starts with the first one and no bans', () => {
  const text = source({ games: [], teams: [], nextBans: [] })
  expect(text).toContain(`Game 1 ${texts.bans} ${texts.noBans}`)
  expect(text).not.toContain('last on')
  expect(source({ games: [game(1, null)] })).not.toContain('last on')
})

test('a source leaves out the parts that its address does not name', () => {
  const bans = source({}, ['bans'])
  expect(bans).toContain('Mad Maggie')
  expect(bans).not.toContain('Foxes')
  const standings = source({}, ['standings'])
  expect(standings).toContain('1 Foxes 50')
  expect(standings).not.toContain(texts.matchPoint)
  expect(standings).not.toContain('Loba')
})

test('a team that wins on match point has won the series', () => {
  const teams = [{ team: 'Foxes', results: [result(1, 2, 50), result(2, 1, 12)] }]
  expect(source({ teams })).toContain(texts.winner('Foxes'))
  expect(source({ teams }, ['standings'])).not.toContain(texts.winner('Foxes'))
  expect(source()).not.toContain('won the series')
  // Finding L5.
  expect(source({ teams, matchPoint: null })).not.toContain('won the series')
})

test('ten teams fit, and simulated data says what it is', () => {
  const teams = Array.from({ length: 12 }, (_, index) => ({
    team: `Team ${index + 1}`,
    results: [result(1, index + 1, 40 - index)],
  }))
  const text = source({ teams, isDemo: true }, ['standings'])
  expect(text).toContain('10 Team 10 31')
  expect(text).not.toContain('Team 11')
  expect(text).toContain(texts.sample)
})

// Finding L11.
test('the source of a feed shows the first game while it is played', () => {
  const live = {
    name: 'OBS-PC-2',
    game: 1,
    map: 'stormpoint',
    bans: ['ash'],
    teams: [{ team: 'Owls', rank: 1, points: 4, legends: ['loba'], isOnMatchPoint: false }],
  }
  const text = renderText(<ObsSource content={liveContent(live)} parts={OBS_PARTS} />)
  expect(text).toMatch(/^OBS-PC-2 Game 1 on Storm Point Banned Ash 1 Owls .*4$/)
})

test.each([
  [null, [...OBS_PARTS]],
  ['bans,standings', ['bans', 'standings']],
  ['bans,scores', ['bans']],
  ['', []],
])('the parts of %j are %j', (text, parts) => {
  expect(parseAsObsParts.read(text)).toEqual(parts)
})

const webhook = (answer: unknown) =>
  renderText(<WebhookPart target={{ kind: 'series', id: 7 }} />, {
    answers: [[['webhook', 'series', 7], answer]],
  })

const RUNNING = {
  host: 'discord.test',
  createdBy: 'mika',
  createdAt: Date.UTC(2026, 9, 3, 12),
  sent: null,
  fault: null,
}

test('a webhook is off, new, running or in trouble', () => {
  const known = { hosts: ['discord.test'], preview: 'Game 3 of Harbor Open' }
  expect(webhook({ ...known, hosts: [], webhook: null })).toContain(webhookMessages.off)
  const fresh = webhook({ ...known, webhook: null })
  expect(fresh).toContain(webhookMessages.save)
  expect(fresh).toContain('Game 3 of Harbor Open')
  const running = webhook({ ...known, webhook: RUNNING })
  expect(running).toContain(webhookMessages.notSent)
  expect(running).toContain('discord.test')
  expect(running).not.toContain(webhookMessages.save)
  expect(webhook(new Error('away'))).toContain(webhookMessages.failed)
})
