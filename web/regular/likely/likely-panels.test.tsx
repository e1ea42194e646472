import { expect, test } from 'vitest'
import { messages } from '#contract/base/texts.ts'
import { popularMessages as popularTexts } from '#contract/regular/popular.texts.ts'
import { rankingMessages as texts } from '#contract/regular/ranking.texts.ts'
import { regularMessages as viewTexts } from '#contract/regular/regular.texts.ts'
import { likelyComps, topComps, topLegends } from '#domain/regular/ranking.ts'
import { renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { LegendsPanel } from './LegendsPanel.tsx'
import { RankingState } from './RankingState.tsx'
import { TopPanel } from './TopPanel.tsx'
import { UnrankedPanels } from './UnrankedPanels.tsx'
import type { Ranking } from './use-ranking.ts'

const NOW = Date.UTC(2026, 10, 16)

const played = (comp: string[]) => ({
  comp,
  games: 4,
  avg_points: 5,
  points: { n: 4, sum: 20, sumOfSquares: 120 },
  game_orders: [1],
  banned_with: [],
  last_played: NOW / 1000,
  is_available: true,
})

const TEAMS = [
  { team: 'Alliance', games: 4, comps: [played(['Ash', 'Fuse', 'Loba'])] },
  { team: 'Fjord', games: 4, comps: [played(['Ash', 'Fuse', 'Loba'])] },
  { team: 'Nova', games: 4, comps: [played(['Alter', 'Seer', 'Wraith'])] },
]

function rankingOf(teams: typeof TEAMS, change: Partial<Ranking> = {}): Ranking {
  const likely = teams.map((team) => ({
    ...likelyComps(team, [], NOW),
    games: team.games,
    bans: [],
  }))
  return {
    hasTeams: true,
    error: null,
    waiting: 0,
    isFetching: false,
    retry: () => {},
    loaded: teams,
    likely,
    later: likely,
    top: topComps(likely),
    legends: topLegends(likely),
    ...change,
  }
}

const state = (change: Partial<Ranking>, hasData = false) =>
  renderText(
    <RankingState
      ranking={rankingOf([], change)}
      texts={{ select: 'Select', loading: 'Loading', empty: 'Empty', failed: 'Failed' }}
      hasData={hasData}
    >
      The data
    </RankingState>,
  )

test('a panel says which state it is in', () => {
  expect(state({ hasTeams: false })).toBe('Select')
  expect(state({ waiting: 2 })).toBe('Loading')
  expect(state({})).toBe('Empty')
  expect(state({}, true)).toBe('The data')
})

test('an error takes the place of missing data, and stands above old data', () => {
  const error = new Error('away')
  expect(state({ error })).toContain('Failed')
  expect(state({ error })).not.toContain('The data')
  expect(state({ error }, true)).toMatch(/Failed.*The data/)
})

test('the top compositions are shown with the share of their teams', () => {
  const text = renderText(<TopPanel ranking={rankingOf(TEAMS)} />)
  // Two of three teams have the same first composition, with equal weights.
  expect(text).toContain(`${viewTexts.rank(1)} Ash Fuse Loba 67%`)
  expect(text).toContain(`${viewTexts.teamCount(2)} ${popularTexts.ofTeams(67)}`)
  expect(text).toContain(`${viewTexts.rank(2)} Alter Wraith Seer 33%`)
})

test('without top compositions there is nothing to open', () => {
  const html = renderHtml(<TopPanel ranking={rankingOf([])} />)
  expect(html).toContain('disabled=""')
  expect(html).toContain(popularTexts.noTop)
})

test('the five top legends are shown with the share of teams', () => {
  const text = renderText(<LegendsPanel ranking={rankingOf(TEAMS)} />)
  expect(text).toContain(`Ash ${viewTexts.teamCount(2)} 67%`)
  expect(text).toContain(`${texts.times(8)} ${texts.points('5.0')} ${popularTexts.inTop(2)}`)
  expect(rankingOf(TEAMS).legends).toHaveLength(5)
})

const panels = (which: 'empty' | 'loading' | 'failed') =>
  renderText(
    <UnrankedPanels
      steps={{ running: null, areShown: false, hide: () => {} }}
      state={which}
      aside="Recommended"
      onOpener={() => {}}
      onChange={() => {}}
      onChoose={() => {}}
    />,
  )

test('before there are teams each panel says what to do', () => {
  expect(panels('empty')).toContain(viewTexts.selectForTop)
  expect(panels('empty')).toContain(viewTexts.selectTeams)
  expect(panels('loading')).toContain(viewTexts.loadingComps)
  expect(panels('failed')).toContain(messages.app.chunkFailed)
  expect(panels('failed')).toContain('Recommended')
})

test('the top compositions that are loading say so', () => {
  const ranking = rankingOf([], { waiting: 2 })
  expect(renderHtml(<TopPanel ranking={ranking} />)).toContain(viewTexts.loadingTop)
})
