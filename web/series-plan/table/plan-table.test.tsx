import { expect, test } from 'vitest'
import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import type { PlanInputsAnswer, PlanOfSeries } from '#contract/series-plan/series-plan.ts'
import { EMPTY_SERIES_PLAN } from '#domain/series-plan/series-plan.ts'
import { attributesOf, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { planColumns } from '../plan-columns.ts'
import { planModel, reviewModel } from '../plan-model.ts'
import { PlanWhy } from '../PlanWhy.tsx'
import { PlayersPanel } from '../PlayersPanel.tsx'
import { CompCell } from './CompCell.tsx'
import { ConflictCell } from './ConflictCell.tsx'
import { GameHead } from './GameHead.tsx'
import { GoneCell } from './GoneCell.tsx'
import { PlanBCell } from './PlanBCell.tsx'
import { PlanTable } from './PlanTable.tsx'
import { ValueCell } from './ValueCell.tsx'

const seats = (text: string, players: readonly (string | null)[] = ['mika', 'ines', 'torvald']) =>
  text.split(' ').map((legend, at) => ({ legend, player: players[at] ?? null }))

const ASH = ['Ash', 'Crypto', 'Loba']
const BANG = ['Bangalore', 'Crypto', 'Newcastle']

/** Game 1 is played, game 2 comes next, and Ash is banned after it for sure. */
const PLAN: PlanOfSeries = {
  ...EMPTY_SERIES_PLAN,
  teams: ['Herons'],
  games: [
    { map: 'stormpoint', comp: seats('Fuse Loba Seer'), planB: null },
    { map: 'worldsedge', comp: seats('Ash Crypto Loba'), planB: null },
    { map: null, comp: seats('Ash Crypto Loba', ['mika', 'mika', null]), planB: BANG },
    { map: null, comp: null, planB: null },
  ],
}

const DRAFT = {
  banned_legends: ['fuse'],
  draft_history: [
    {
      id: 1,
      comp: ['fuse', 'loba', 'seer'],
      bannedLegends: ['octane'],
      timestamp: '',
      user: null,
      version: 3,
    },
  ],
}

const REACHES = Array.from({ length: 6 }, () => [0.1, 0.2] as const)

const INPUTS: PlanInputsAnswer = {
  candidates: [
    { comp: ASH, players: ['mika', 'ines', 'torvald'], games: 20, effect: 0, margin: 0.1 },
    { comp: BANG, players: ['mika', 'ines', 'torvald'], games: 8, effect: 1.6, margin: 0.1 },
  ],
  unplayed: { effect: 0, margin: 0.7 },
  strength: { value: 6, variance: 22 / 12 },
  past: [],
  // 10 points below and 20 above, for each size.
  ranges: { bannedBy: [REACHES, REACHES], planLegal: [REACHES] },
  outlooks: [[{ legend: 'Ash', chance: 1, lift: 1 }], [], []],
  uses: [
    { player: 'mika', legend: 'ash', games: 40 },
    { player: 'ines', legend: 'Crypto', games: 9 },
    { player: 'torvald', legend: 'Loba', games: 10 },
  ],
}

function cells(plan: PlanOfSeries = PLAN, inputs: PlanInputsAnswer | null = INPUTS) {
  const model = inputs && planModel(plan, DRAFT, inputs)
  const judged = model && { model, review: reviewModel(model) }
  const columns = planColumns(plan, DRAFT, judged?.review ?? null, inputs)
  const shared = {
    judged,
    players: ['mika', 'ines', 'torvald'],
    games: plan.games.length,
    played: 1,
    uses: inputs?.uses ?? [],
    ranges: inputs?.ranges ?? null,
    edit: () => {},
    setMap: () => {},
    pick: () => {},
  }
  return {
    columns,
    judged,
    shared,
    propsOf: (index: number) => {
      const column = columns[index]
      if (!column) throw new Error(`there is no game ${index + 1}`)
      return { column, ...shared }
    },
  }
}

test('a head names the map of a played game and offers one for the others', () => {
  const { propsOf } = cells()
  expect(renderText(<GameHead {...propsOf(0)} />)).toBe('Game 1 Storm Point')
  const next = renderHtml(<GameHead {...propsOf(1)} />)
  expect(next).toMatch(/<option value="worldsedge" selected="">/)
  expect(attributesOf(next, 'aria-label')).toContain(texts.actions(2))
  expect(renderText(<GameHead {...propsOf(1)} />)).toMatch(/next$/)
  expect(renderHtml(<GameHead {...propsOf(2)} />)).toMatch(/<option value="" selected="">Any map/)
})

test('known bans are struck, likely ones have their chance and its range', () => {
  const { propsOf } = cells()
  expect(renderText(<GoneCell {...propsOf(0)} />)).toBe('Octane')
  expect(renderText(<GoneCell {...propsOf(1)} />)).toBe('Fuse')
  const unsure = {
    ...propsOf(2).column,
    gone: [
      { legend: 'fuse', chance: 1 },
      { legend: 'madmaggie', chance: 0.43 },
    ],
  }
  const text = renderText(<GoneCell {...propsOf(2)} column={unsure} />)
  expect(text).toBe('Known 1, and one of: Maggie 43% 33–63')
  expect(renderText(<GoneCell {...propsOf(2)} column={unsure} ranges={null} />)).toMatch(/43%$/)
  expect(renderText(<GoneCell {...propsOf(1)} column={{ ...unsure, gone: [] }} />)).toBe('Nothing')
})

test('a value is what the composition changes, with its range and what we are worth', () => {
  const { propsOf } = cells()
  expect(renderText(<ValueCell {...propsOf(0)} />)).toBe(texts.playedCell)
  const result = { placement: 4, points: 7 }
  expect(renderText(<ValueCell {...propsOf(0)} column={{ ...propsOf(0).column, result }} />)).toBe(
    '#4, 7 points',
  )
  expect(renderText(<ValueCell {...propsOf(1)} />)).toBe(
    '0.0 pts −0.1 to +0.1 against your 6.0 Legal: all three open',
  )
  // Ash is gone in every scenario of game 3, and 5 % is the least.
  expect(renderText(<ValueCell {...propsOf(2)} />)).toBe(
    '0.0 pts −0.1 to +0.1 against your 6.0 Still legal 5%, range 1 to 25%',
  )
  expect(renderText(<ValueCell {...propsOf(3)} />)).toBe(texts.notPlanned)
  const best = {
    ...PLAN,
    games: PLAN.games.with(1, { map: null, comp: seats(BANG.join(' ')), planB: null }),
  }
  expect(renderText(<ValueCell {...cells(best).propsOf(1)} />)).toContain(
    '+1.6 pts +1.5 to +1.7 against your 6.0 clearly the best',
  )
})

test('until the forecast has come there is no value and nothing can be chosen', () => {
  const { propsOf } = cells(PLAN, null)
  expect(renderText(<ValueCell {...propsOf(1)} />)).toBe(texts.notPlanned)
  expect(renderHtml(<CompCell {...propsOf(3)} />)).toContain('disabled')
  expect(renderHtml(<PlanBCell {...propsOf(1)} />)).toContain('disabled')
  expect(renderHtml(<CompCell {...cells().propsOf(3)} />)).not.toContain('disabled')
  // What is banned is known without it.
  expect(renderText(<GoneCell {...propsOf(1)} />)).toBe('Fuse')
})

test('Plan B says who plays it and how likely it is legal, and is offered once a composition is planned', () => {
  const { propsOf } = cells()
  expect(renderText(<PlanBCell {...propsOf(0)} />)).toBe('')
  expect(renderText(<PlanBCell {...propsOf(1)} />)).toBe(texts.addPlanB)
  // None of the three has played its legends, apart from ines.
  expect(renderText(<PlanBCell {...propsOf(2)} />)).toBe(
    'Bangalore mika 0 games Crypto ines 9 games Newcastle torvald 0 games Still legal 95% Change',
  )
  expect(renderText(<PlanBCell {...propsOf(3)} />)).toBe(texts.notPlanned)
})

test('a composition offers players, also one who is no longer in the roster', () => {
  const guest = { map: null, comp: seats('Ash Crypto Loba', ['guest']), planB: null }
  const { propsOf } = cells({ ...PLAN, games: PLAN.games.with(1, guest) })
  const html = renderHtml(<CompCell {...propsOf(1)} />)
  expect(html.match(/<option value="guest"/g)).toHaveLength(1)
  expect(html).toMatch(/<option value="guest" selected="">/)
  expect(html.match(/<option value="mika"/g)).toHaveLength(3)
  expect(html.match(/<option value="" selected="">Open/g)).toHaveLength(2)
})

test('a played composition can not be changed, and names who played it', () => {
  const html = renderHtml(<CompCell {...cells().propsOf(0)} />)
  expect(html).not.toContain('<select')
  expect(html).not.toContain('<button')
  expect(html).toContain('draggable="false"')
  expect(renderText(<CompCell {...cells().propsOf(0)} />)).toBe('Fuse mika Loba ines Seer torvald')
})

test('a legend that is likely gone is marked in the composition', () => {
  const { propsOf } = cells()
  expect(renderHtml(<CompCell {...propsOf(1)} />)).not.toContain('data-risk')
  expect(renderHtml(<CompCell {...propsOf(2)} />).match(/data-risk/g)).toHaveLength(1)
})

test('conflicts name the banned legend, double players and players with few games', () => {
  const { propsOf } = cells()
  expect(renderText(<ConflictCell {...propsOf(0)} />)).toBe('')
  expect(renderText(<ConflictCell {...propsOf(1)} />)).toBe(
    texts.conflict.fewGames('ines', 'Crypto', 9),
  )
  expect(renderText(<ConflictCell {...propsOf(2)} />)).toBe(
    [
      texts.conflict.playerTwice('mika'),
      `${texts.conflict.gone('Ash', 0.95)} ${texts.conflict.nothingLeft('mika')} ${texts.conflict.planBReady}`,
      texts.conflict.fewGames('mika', 'Crypto', 0),
    ].join(' '),
  )
  expect(renderText(<ConflictCell {...propsOf(3)} />)).toBe(texts.none)
})

test('a likely ban without a Plan B is severe', () => {
  const { propsOf } = cells()
  const column = {
    ...propsOf(1).column,
    conflicts: [
      {
        kind: 'gone',
        legend: 'loba',
        chance: 0.6,
        hasPlanB: false,
        player: 'torvald',
        left: [{ player: 'torvald', legend: 'Conduit', games: 14 }],
        isSevere: true,
      },
      { kind: 'no_plan_b', risk: 0.75, isSevere: true },
    ] as const,
  }
  const html = renderHtml(<ConflictCell {...propsOf(1)} column={column} />)
  expect(html.match(/data-severe/g)).toHaveLength(2)
  expect(renderText(<ConflictCell {...propsOf(1)} column={column} />)).toBe(
    'Loba goes before this game in 60 of 100. torvald then has only Conduit (14 games). No Plan B yet. 75% risk without a Plan B.',
  )
})

test('the table has a column for each game and a row for each question', () => {
  const { columns, shared } = cells()
  const html = renderHtml(<PlanTable columns={columns} {...shared} />)
  expect(html.match(/scope="col"/g)).toHaveLength(4)
  expect(html.match(/scope="row"/g)).toHaveLength(5)
  const states = Array.from(html.matchAll(/scope="col" data-state="(\w+)"/g), ([, state]) => state)
  expect(states).toEqual(['played', 'next', 'open', 'open'])
})

test('the reasons name how often it was played, the chance, the weakest legend and whether it is the best', () => {
  const { judged } = cells()
  if (!judged) throw new Error('not judged')
  const next = renderText(<PlanWhy {...judged} game={0} />)
  expect(next).toContain(texts.reason.practice(20, 1, 2))
  expect(next).toContain(texts.reason.legal(1))
  expect(next).toContain(texts.reason.noClearBest)
  const later = renderText(<PlanWhy {...judged} game={1} />)
  expect(later).toContain(texts.reason.weakest('Ash', 0.95))
  expect(later).toContain(texts.reason.planB(1))
  expect(renderText(<PlanWhy {...judged} game={2} />)).toBe('')
})

test('what each player has left: legends with enough games, and how many the bans leave', () => {
  const uses = [
    { player: 'mika', legend: 'ash', games: 40 },
    { player: 'mika', legend: 'fuse', games: 12 },
    { player: 'mika', legend: 'seer', games: 9 },
    { player: 'ines', legend: 'Crypto', games: 30 },
  ]
  const likely = [
    { legend: 'fuse', chance: 1 },
    { legend: 'Ash', chance: 0.6 },
  ]
  const panel = <PlayersPanel uses={uses} bans={['fuse']} likely={likely} />
  const text = renderText(panel)
  expect(text).toContain('Open now If Ash goes mika Ash 40 Fuse 12 1 0 ines Crypto 30 1 1')
  expect(renderHtml(panel)).toContain('<s>Fuse</s>')
  expect(renderText(<PlayersPanel uses={[]} bans={[]} likely={[]} />)).toContain(texts.noPlayers)
})

const conflictsIn = (plan: PlanOfSeries, index: number) =>
  renderText(<ConflictCell {...cells(plan).propsOf(index)} />)

test('with repeats forbidden a composition of an earlier game is a conflict, planned or played', () => {
  const repeating: PlanOfSeries = {
    ...PLAN,
    allowRepeats: false,
    games: PLAN.games.map((game, index) =>
      index === 3 ? { ...game, comp: seats('Seer Fuse Loba') } : game,
    ),
  }
  expect(conflictsIn(repeating, 1)).not.toContain('Repeats')
  expect(conflictsIn(repeating, 2)).toContain('Repeats game 2.')
  expect(conflictsIn(repeating, 3)).toContain('Repeats game 1.')
  expect(conflictsIn({ ...repeating, allowRepeats: true }, 2)).not.toContain('Repeats')
})
