import { expect, test } from 'vitest'
import { seriesPageMessages as texts } from '#contract/series/series-page.texts.ts'
import type { ListedSeries, SeriesDetail } from '#contract/series/series.ts'
import { attributesOf, renderHtml, renderText } from '../shared/ui/test-render.tsx'
import { clubTeamsQuery } from '../shared/own-team/own-team.queries.ts'
import { AdoptionPanel } from './AdoptionPanel.tsx'
import { isRunning, MINUTE_MS } from './running.ts'
import { SeriesGrid } from './SeriesGrid.tsx'
import { SeriesPage } from './SeriesPage.tsx'
import { SeriesView } from './SeriesView.tsx'

/** Seconds since 1970. */
const PLAYED = Date.UTC(2026, 9, 3, 18) / 1000
const TRIO = ['ash', 'loba', 'seer']

const result = (game: number, placement: number, points: number, legends = TRIO) => ({
  game,
  placement,
  kills: 2,
  points,
  legends,
})

const game = (number: number, change: Partial<SeriesDetail['games'][number]> = {}) => ({
  number,
  map: 'stormpoint',
  startedAt: PLAYED,
  id: 1,
  bans: [],
  banned: null,
  ...change,
})

const SERIES: SeriesDetail = {
  id: 7,
  event: 'Harbor Open',
  set: null,
  region: 'EMEA',
  lastPlayed: PLAYED,
  isDemo: false,
  games: [game(1, { banned: { legend: 'ash', teams: 2, orElse: ['loba'] }, id: 12 }), game(3)],
  teams: [
    { team: 'Owls', results: [result(1, 1, 14), result(3, 5, 4)] },
    { team: 'Foxes', results: [result(1, 5, 4), result(3, 1, 17, ['fuse', 'loba', 'seer'])] },
    { team: 'Guests', results: [result(3, 9, 0)] },
  ],
  nextBans: ['ash'],
  nextMap: null,
  matchPoint: null,
  equalPoints: 'kills',
  banTie: 'points',
  eventRules: { equalPoints: null, banTie: null },
}

const grid = (after: number) => <SeriesGrid series={SERIES} after={after} onAfter={() => {}} />
const teamsIn = (html: string) =>
  ['Owls', 'Foxes', 'Guests'].toSorted((a, b) => html.indexOf(`>${a}<`) - html.indexOf(`>${b}<`))

test('standings are those after the chosen game', () => {
  // After game 1: Owls 14, Foxes 4. After game 3: Foxes 4 + 17 = 21, Owls 14 + 4 = 18.
  expect(teamsIn(renderHtml(grid(1))).slice(0, 2)).toEqual(['Owls', 'Foxes'])
  expect(teamsIn(renderHtml(grid(3)))).toEqual(['Foxes', 'Owls', 'Guests'])
  expect(renderText(grid(3))).toContain('Foxes 21')
})

test('the own team is marked in the standings and in the list', () => {
  const club = [clubTeamsQuery.queryKey, { teams: [], defaultTeam: 'owls' }] as const
  expect(renderHtml(grid(3))).not.toContain('data-own')
  const html = renderHtml(grid(3), { answers: [club] })
  expect(html.match(/data-own/g)).toHaveLength(1)
  expect(renderText(grid(3), { answers: [club] })).toContain('Owls You 18')
  const rows = [['series', 'list', '', 1], { series: [listed], total: 1 }] as const
  expect(renderText(<SeriesView />, { answers: [rows, club] })).toContain('6 games You Demo')
  expect(renderText(<SeriesView />, { answers: [rows] })).not.toContain('You')
})

test('a game that is missing and a team that was missing are told apart', () => {
  const text = renderText(grid(3))
  expect(text).toContain(texts.notImported)
  expect(text).toContain(texts.notPlayed)
})

test('each game has the ban it caused, and a way to its review', () => {
  const html = renderHtml(grid(3))
  expect(attributesOf(html, 'aria-label')).toContain(texts.reviewOf(1))
  expect(attributesOf(html, 'aria-label')).toContain(texts.reviewOf(3))
  expect(renderText(grid(3))).toContain(`Ash ${texts.orElse(['Loba'])} ${texts.pickedBy(2)}`)
  expect(renderText(grid(3))).toContain(texts.noBan)
})

test('adoption counts the teams that played a composition in each game', () => {
  const text = renderText(<AdoptionPanel series={SERIES} />)
  expect(text).toContain(texts.adoptionUnit(3))
  // Two of three teams played it in game 1 and two in game 3.
  expect(text).toMatch(/Ash Seer Loba 2 2|Ash Loba Seer 2 2/)
  expect(renderText(<AdoptionPanel series={{ ...SERIES, teams: [] }} />)).toContain(texts.noComps)
})

const page = (series: SeriesDetail) =>
  renderText(<SeriesPage id={series.id} onShowList={() => {}} />, {
    answers: [[['series', 'detail', series.id], series]],
  })

test('a series says when it was played, by how many teams, and whether it is a demo', () => {
  expect(page(SERIES)).toContain('3 Oct 2026, EMEA, 3 teams, 2 games')
  expect(page(SERIES)).not.toContain(texts.demo)
  expect(page({ ...SERIES, isDemo: true })).toContain(texts.demo)
})

test('a series that goes on can be followed', () => {
  expect(page(SERIES)).toContain(texts.takeLobby)
  const now = { ...SERIES, lastPlayed: Math.round(Date.now() / 1000) - 60 }
  expect(page(now)).toContain(texts.followIt)
  expect(page(now)).toContain(texts.running)
})

test('a break of three hours ends a series', () => {
  const started = PLAYED * 1000
  expect(isRunning(SERIES, started + 179 * MINUTE_MS)).toBe(true)
  expect(isRunning(SERIES, started + 180 * MINUTE_MS)).toBe(false)
})

const points = (each: number) => [1, 2, 3, 4, 5, 6, 7].map((number) => result(number, 2, each))

// Finding L5.
test('a team is on match point only if the series is played by it', () => {
  const long = {
    ...SERIES,
    games: [1, 2, 3, 4, 5, 6, 7].map((number) => game(number)),
    teams: [
      { team: 'Owls', results: points(10) },
      { team: 'Foxes', results: points(2) },
    ],
  }
  expect(page(long)).not.toContain(texts.matchPoint)
  const rule = (at: number, minGames = 1) => ({ ...long, matchPoint: { points: at, minGames } })
  expect(page(rule(60))).toContain(texts.onMatchPoint(60, 'Owls'))
  expect(page(rule(80, 9))).toContain('Match point at 80 points, at least 9 games')
})

const listed: ListedSeries = {
  id: 7,
  event: 'Harbor Open',
  set: null,
  region: null,
  lastPlayed: PLAYED,
  isDemo: true,
  games: 6,
  teams: ['Owls', 'Foxes'],
  bans: [],
  map: null,
  nextMap: null,
}
const view = (series: readonly ListedSeries[], total: number, search = '') =>
  renderText(<SeriesView />, {
    search: search && `?q=${search}`,
    answers: [[['series', 'list', search, 1], { series, total }]],
  })

test('the list has every series that matches, and older ones on request', () => {
  expect(view([listed], 1)).toContain('3 Oct 2026, 2 teams, 6 games')
  expect(view([listed], 1)).not.toContain(texts.more)
  expect(view([listed], 41)).toContain(texts.more)
  expect(view([], 0)).toContain(texts.none)
  expect(view([], 0, 'owls')).toContain(texts.noMatch)
})
