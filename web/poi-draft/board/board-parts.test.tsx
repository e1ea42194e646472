import { expect, test } from 'vitest'
import { poiDraftMessages as texts } from '#contract/poi-draft/poi-draft.texts.ts'
import type { SpotRecordsAnswer, StoredPoiDraft } from '#contract/poi-draft/poi-draft.ts'
import type { PoiDraftSetup } from '#domain/poi-draft/poi-draft.ts'
import { afterClaims, testPoiDraft } from '#domain/poi-draft/test-poi-draft.ts'
import { sumsOf } from '#domain/stats/sums.ts'
import { ApiError } from '../../shared/api/api.ts'
import { attributesOf, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { type Board, buildBoard } from '../board-model.ts'
import { BoardScreen } from '../BoardScreen.tsx'
import { poiDraftQuery } from '../poi-draft.queries.ts'
import { ChancePanel } from './ChancePanel.tsx'
import { ClockLine } from './ClockLine.tsx'
import { DraftMap } from './DraftMap.tsx'
import { OrderTable } from './OrderTable.tsx'
import { recordText } from './record-text.ts'
import { SpotPanel } from './SpotPanel.tsx'
import { WishPanel } from './WishPanel.tsx'

// Spots of Storm Point: 1 Checkpoint, 2 Outpost North, 3 North Pad, 4 Downed Beast.

interface BoardOptions {
  claims?: string[]
  wishes?: number[]
  setup?: Partial<PoiDraftSetup>
  own?: string | null
  answer?: SpotRecordsAnswer
}

function boardOf({ claims = [], wishes = [], setup, own = 'Owls', answer }: BoardOptions): Board {
  const draft = afterClaims(testPoiDraft(['Owls', 'Herons'], setup), ...claims)
  const stored: StoredPoiDraft = {
    ...draft,
    wishes: [{ map: 'stormpoint', pois: wishes }],
    id: 1,
    version: 1,
    timer: null,
    order: [],
    timedOut: [],
    now: 0,
    createdBy: null,
    seriesEvent: null,
    landedSeries: null,
  }
  return buildBoard(stored, own, answer)
}

const line = (board: Board, target: { map: string; poi: number } | null = null) =>
  renderText(
    <ClockLine
      board={board}
      target={target}
      isBusy={false}
      ahead={0}
      onClaim={() => {}}
      onPause={() => {}}
    />,
  )

test('on our turn the clock names our best wish and the plan for the pick after it', () => {
  const text = line(boardOf({ wishes: [2, 3] }), { map: 'stormpoint', poi: 2 })
  expect(text).toContain(
    `Pick 1 of 4 On the clock: Owls ${texts.bestWish} Outpost North, Storm Point`,
  )
  expect(text).toContain('Your next pick: 4 ')
  expect(text).toContain('Claim Outpost North')
  expect(line(boardOf({}))).toContain(texts.noWish)
})

test('on their turn the clock names our next wish with its plan B, and claims are theirs', () => {
  const board = boardOf({ wishes: [2, 3], own: 'Herons' })
  const text = line(board, { map: 'stormpoint', poi: 1 })
  expect(text).not.toContain(texts.bestWish)
  expect(text).toContain('Your next pick: 2, Outpost North, plan B North Pad')
  expect(text).toContain('Claim Checkpoint for Owls')
  expect(line(boardOf({ wishes: [2], own: 'Herons' }))).toContain(
    'Your next pick: 2, Outpost North ',
  )
})

test('nothing is claimed without a spot, and nothing at all once it is over', () => {
  const html = renderHtml(
    <ClockLine
      board={boardOf({ own: null })}
      target={null}
      isBusy={false}
      ahead={0}
      onClaim={() => {}}
      onPause={() => {}}
    />,
  )
  expect(html).toContain('disabled')
  expect(html).toContain(texts.chooseSpot)
  const claims = ['stormpoint 1', 'stormpoint 2', 'worldsedge 1', 'worldsedge 2']
  expect(line(boardOf({ claims }))).toBe(texts.over)
})

test('the order says who picks now, what each team has, and when its next pick is', () => {
  const board = boardOf({ claims: ['stormpoint 2'] })
  const text = renderText(<OrderTable board={board} onChoose={() => {}} onShuffle={null} />)
  expect(text).toContain('1 Owls You Outpost North Picks at 4')
  expect(text).toContain(`2 Herons ${texts.choosing} Pick 3`)
  expect(text).not.toContain(texts.shuffle)
  const open = <OrderTable board={boardOf({})} onChoose={() => {}} onShuffle={() => {}} />
  expect(renderText(open)).toContain(texts.shuffle)
})

const ANSWER: SpotRecordsAnswer = {
  spots: [
    {
      map: 'stormpoint',
      poi: 3,
      games: 6,
      points: sumsOf([9, 9, 9, 9, 9, 9]),
      placement: sumsOf([1, 1, 1, 1, 1, 1]),
      survival: sumsOf([null, null]),
      contested: 3,
    },
    {
      map: 'stormpoint',
      poi: 4,
      games: 2,
      points: sumsOf([4, 5]),
      placement: sumsOf([7, 8]),
      survival: sumsOf([600, 660]),
      contested: 0,
    },
  ],
  landings: [],
  drafts: [],
  drafted: [],
}

const wishes = (options: BoardOptions) =>
  renderText(
    <WishPanel board={boardOf(options)} map="stormpoint" onWish={() => {}} onChoose={() => {}} />,
  )

test('wishes say what is best, what is plan B, and who took the others', () => {
  const text = wishes({ claims: ['stormpoint 1'], own: 'Herons', wishes: [1, 2, 3] })
  expect(text).toContain('× Checkpoint Taken by Owls, pick 1')
  expect(text).toContain(`1 Outpost North ${texts.noRecord} ${texts.best}`)
  expect(text).toContain(`2 North Pad ${texts.noRecord} ${texts.planB}`)
  expect(wishes({ claims: ['stormpoint 1'], wishes: [1] })).toContain(`Checkpoint ${texts.ours}`)
  expect(wishes({})).toContain(texts.noWishes)
})

test('a lost wish suggests the open spot with the best record', () => {
  const lost = { claims: ['stormpoint 1'], own: 'Herons', wishes: [1, 2, 5], answer: ANSWER }
  expect(wishes(lost)).toContain(
    `${texts.gone('Checkpoint')} North Pad , 9.0 pts per game, 6 games`,
  )
})

test('a suggestion comes while there is no plan B, and not with a spot on the map', () => {
  const one = wishes({ wishes: [2], answer: ANSWER })
  expect(one).toContain(`${texts.thin} North Pad`)
  expect(wishes({ wishes: [2, 1], answer: ANSWER })).not.toContain(texts.thin)
  // North Pad is wished for, so the next best is suggested, with its few games marked.
  expect(wishes({ wishes: [3], answer: ANSWER })).toContain(
    'Downed Beast , 4.5 pts per game, 2 games, few',
  )
  expect(wishes({ claims: ['stormpoint 2'], wishes: [2], answer: ANSWER })).not.toContain(
    texts.thin,
  )
  expect(wishes({ wishes: [2] })).not.toContain(texts.thin)
})

const spot = (options: BoardOptions, poi: number) => (
  <SpotPanel
    board={boardOf(options)}
    spot={{ map: 'stormpoint', poi }}
    onWish={() => {}}
    onUndo={() => {}}
    onClose={() => {}}
  />
)

test('a spot shows what teams did from it, with ranges that stay possible', () => {
  const text = renderText(spot({ answer: ANSWER }, 3))
  // Six equal games have no spread, so the range is the mean itself.
  expect(text).toContain('Points per game 9.0 9.0 to 9.0')
  expect(text).toContain('Placement 1.0 1.0 to 1.0')
  expect(text).toContain(`Survival ${texts.unknown}`)
  expect(text).toContain('Contested 50%')
  expect(text).toContain('Games 6')
  const few = renderText(spot({ answer: ANSWER }, 4))
  expect(few).toContain('Downed Beast few')
  // Two games half a point from 7.5: 7.5 - 6.314 x 0.5 = 4.3.
  expect(few).toContain('Placement 7.5 4.3 to 10.7')
  expect(few).toContain('Survival 10:30')
  expect(renderText(spot({}, 1))).toContain(`Checkpoint ${texts.noRecord}`)
})

test('a spot can be wished for once, and each of its claims undone', () => {
  expect(renderText(spot({ wishes: [1] }, 1))).toContain(texts.removeWish('Checkpoint'))
  expect(renderText(spot({ wishes: [2] }, 1))).toContain(texts.addToWishes('Checkpoint'))
  const shared = { claims: ['stormpoint 1', 'stormpoint 1'], setup: { allowSharing: true } }
  const text = renderText(spot(shared, 1))
  expect(text).toContain(texts.undoClaim('Owls', 'Checkpoint'))
  expect(text).toContain(texts.undoClaim('Herons', 'Checkpoint'))
})

test('a record without points is none, and few games are marked', () => {
  expect(recordText(undefined)).toBe(texts.noRecord)
  const [good, few] = [boardOf({ answer: ANSWER })].flatMap((board) =>
    [3, 4].map((poi) => recordText(board.records.get('stormpoint')?.get(poi))),
  )
  expect([good, few]).toEqual(['9.0 pts per game, 6 games', '4.5 pts per game, 2 games, few'])
})

test('chances are for our open wishes at our next pick, and say what they are from', () => {
  const board = boardOf({
    wishes: [3],
    answer: {
      spots: [],
      landings: [{ team: 'Herons', map: 'stormpoint', poi: 3, games: 40 }],
      drafts: [],
      drafted: [],
    },
  })
  const html = renderHtml(<ChancePanel board={board} />)
  // Herons pick twice before pick 4, and the 23 spots share the lobby's habits: 41 of 63 landings.
  // 1 - (40 + 5 x 41/63) / 45 = 4%.
  expect(renderText(<ChancePanel board={board} />)).toBe(
    `${texts.chance(4)} North Pad 4% ${texts.chanceSource(40, 1)}`,
  )
  expect(attributesOf(html, 'style').join()).toContain('3.8')
  expect(renderText(<ChancePanel board={boardOf({})} />)).toBe('')
  expect(renderText(<ChancePanel board={boardOf({ own: null, wishes: [3] })} />)).toBe('')
})

test('without any known landing no chance is shown', () => {
  const text = renderText(<ChancePanel board={boardOf({ wishes: [3] })} />)
  expect(text).toBe(`${texts.chance(4)} ${texts.chanceUnknown}`)
})

test('a chance that is not known for sure is never 0 or 100%', () => {
  expect([0, 0.009, 0.01, 0.5, 0.97, 0.98, 1].map(texts.openChance)).toEqual([
    '<1%',
    '<1%',
    '1%',
    '50%',
    '97%',
    '>97%',
    '>97%',
  ])
})

test('our claims look different from those of others', () => {
  const board = boardOf({ claims: ['stormpoint 1', 'stormpoint 2'] })
  const html = renderHtml(
    <DraftMap board={board} map="stormpoint" chosen={null} onMap={() => {}} onChoose={() => {}} />,
  )
  const states = attributesOf(html, 'data-state')
  expect(states.filter((state) => state === 'own')).toHaveLength(2)
  expect(states.filter((state) => state === 'taken')).toHaveLength(2)
})

test('a draft that someone deleted says so, although it is still known', () => {
  const stored = boardOf({}).draft
  const board = (error: Error) =>
    renderText(<BoardScreen id={1} drafts={[]} onOpen={() => {}} onNew={() => {}} />, {
      answers: [
        [poiDraftQuery(1).queryKey, stored],
        [poiDraftQuery(1).queryKey, error],
      ],
    })
  const deleted = board(new ApiError(404, 'not_found', texts.notFound))
  expect(deleted).toContain(`${texts.notFound} ${texts.drafts}`)
  expect(deleted).not.toContain(texts.undoOwn)
  expect(board(new ApiError(500, 'internal', 'Broken'))).toContain(texts.undoOwn)
})
