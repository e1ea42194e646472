import { expect, test } from 'vitest'
import { playerMessages as texts } from '#contract/stats/player.texts.ts'
import { statsMessages } from '#contract/stats/stats.texts.ts'
import type { PlayerDetail, PlayerStat, PlayerStatsInput } from '#contract/stats/player.ts'
import { playerQuery } from '../../shared/player/player.queries.ts'
import { attributesOf, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { FOUR_GAMES, NO_GAMES } from '../test-stats.ts'
import { MorePlayers } from './MorePlayers.tsx'
import { playerStatsQuery } from './player-stats.queries.ts'
import { PlayerPanel } from './PlayerPanel.tsx'
import { PlayersTab } from './PlayersTab.tsx'

const NO_AIM = { n: 0, shots: 0, hits: 0, shotsSquared: 0, hitsSquared: 0, shotsByHits: 0 }

const stat = (name: string): PlayerStat => ({
  player: name,
  name,
  games: 12,
  kills: FOUR_GAMES,
  damage: NO_GAMES,
  knockdowns: NO_GAMES,
  survival: NO_GAMES,
  accuracy: NO_AIM,
  teams: [],
  legends: [],
})

const ASKED: PlayerStatsInput = {
  startDate: undefined,
  endDate: undefined,
  regions: ['EMEA'],
  map: undefined,
  legend: undefined,
  search: '',
  minGames: undefined,
  teams: undefined,
  sort: 'kills',
  direction: 'desc',
  limit: 100,
}

const answer = (change = {}) => ({
  players: [stat('mika')],
  total: 1,
  hidden: 0,
  minGames: 10,
  hasPlayers: true,
  ...change,
})

const tab = (given: unknown, search = '', asked: Partial<PlayerStatsInput> = {}) =>
  renderText(<PlayersTab />, {
    search,
    answers: [[playerStatsQuery({ ...ASKED, ...asked }).queryKey, given]],
  })

test('the tab counts the players, and says how many have too few games', () => {
  expect(tab(answer())).toContain(`${texts.title} ${texts.count(1)}`)
  const hidden = statsMessages.hidden(texts.count(7), texts.gamesOf(10))
  expect(tab(answer({ hidden: 7 }))).toContain(hidden)
  expect(tab(answer())).not.toContain('hidden')
})

test('filters of the address are asked of the server', () => {
  const text = tab(answer(), '?q=%20mik%20&legend=Mad+Maggie&min=3&teams=Owls,Foxes&sort=-damage', {
    search: 'mik',
    legend: 'madmaggie',
    minGames: 3,
    teams: ['Owls', 'Foxes'],
    sort: 'damage',
  })
  expect(text).toContain(texts.countOfTeams(1, 2))
})

test('no player at all and no matching player are two different things', () => {
  const none = { players: [], total: 0 }
  expect(tab(answer({ ...none, hasPlayers: false }))).toContain(texts.noPlayers)
  expect(tab(answer(none))).toContain(texts.none)
  expect(tab(new Error('away'))).toContain(texts.failed('away'))
})

const more = (total: number, onMore: (() => void) | null) =>
  renderText(<MorePlayers data={{ players: [1, 2], total }} busy={false} onMore={onMore} />)

test('a longer list can be shown until it is as long as it gets', () => {
  expect(more(2, () => {})).toBe('')
  expect(more(3, () => {})).toBe(texts.showMore)
  expect(more(3, null)).toBe(texts.atMost(2))
})

const CHOICE = {
  startDate: undefined,
  endDate: undefined,
  regions: [],
  map: undefined,
  legend: undefined,
}

const detail = (change: Partial<PlayerDetail> = {}): PlayerDetail => ({
  ...stat('mika'),
  teams: [
    { team: 'Owls', games: 9 },
    { team: 'Reed', games: 3 },
  ],
  placement: NO_GAMES,
  otherNames: [],
  legends: [],
  counted: 12,
  hardware: [],
  recent: [],
  without: [],
  ...change,
})

const panel = (given: unknown, player = 'mika') =>
  renderHtml(<PlayerPanel player={player} choice={CHOICE} />, {
    answers: [[playerQuery({ player, ...CHOICE }).queryKey, given]],
  })

test('a player has their teams, their platform and other names, and leads to the first team', () => {
  const html = panel(
    detail({ otherNames: ['m1ka'], hardware: [{ hardware: 'PC_STEAM', games: 12 }] }),
  )
  expect(html).toContain('Owls, Reed, 12 games, PC (Steam)')
  expect(html).toContain(texts.alsoNamed('m1ka'))
  expect(attributesOf(html, 'href').slice(0, 2)).toEqual([
    '/dashboard?view=player&player=mika',
    '/dashboard?view=team&team=Owls',
  ])
  expect(panel(detail({ teams: [] }))).not.toContain(texts.teamPage)
})

test('a player without games in the filters has no numbers', () => {
  const html = panel(detail({ games: 0 }))
  expect(html).toContain(texts.unknownPlayer)
  expect(html).not.toContain('<dl')
})

test('the numbers of the player before are marked until the new ones are there', () => {
  expect(panel(detail())).not.toContain('aria-busy')
  expect(panel(detail({ player: 'ines' }))).toContain('aria-busy="true"')
  expect(panel(new Error('away'))).toContain('load the player')
})
