import { expect, test, vi } from 'vitest'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import { type Drawing, MAX_SHAPES, type NewShape } from '#domain/map/plan.ts'
import { attributesOf, htmlText, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { shapeWork } from './drawing/surface/shape-work.ts'
import { ShapeList } from './drawing/ShapeList.tsx'
import { Shapes } from './drawing/surface/Shapes.tsx'
import { INK_COLORS } from './drawing/tools.ts'
import { frameSearch, frameState } from './frame-message.ts'
import { LayerLegend } from './layers/LayerLegend.tsx'
import { PoiFigures } from './layers/PoiFigures.tsx'
import type { PoiSpot } from './layers/poi-layer.ts'
import { PoiLayer } from './layers/PoiLayer.tsx'
import { PLAIN_COLOR, STEP_COLORS } from './layers/step-colors.ts'
import { ownAddress, sharedAddress, togetherAddress } from './plans/map-link.ts'
import { PlanList } from './plans/PlanList.tsx'

const ARROW = {
  id: 1,
  kind: 'arrow',
  ink: 'lime',
  from: { x: 10, y: 10 },
  to: { x: 30, y: 10 },
} as const
const RING = { id: 2, kind: 'ring', centre: { x: 50, y: 50 }, radius: 18 } as const
const DRAWING: Drawing = [ARROW, RING]

/** Draws on a surface, and keeps what it has become and what was announced. */
function surface(drawing: Drawing) {
  const drawn: Drawing[] = []
  const said: string[] = []
  const work = shapeWork(
    {
      drawing,
      draw: (next) => drawn.push(next),
      history: { past: [], now: drawing, future: [] },
      isChanged: false,
      version: null,
      undo: () => {},
      redo: () => {},
      settle: () => {},
      load: () => {},
    },
    (text) => said.push(text),
  )
  return { work, drawn, said }
}

test('a new shape is drawn and announced', () => {
  const { work, drawn, said } = surface([ARROW])
  const { id: _, ...ring } = RING
  work.add(ring)
  expect(drawn[0]?.map(({ kind }) => kind)).toEqual(['arrow', 'ring'])
  expect(said).toHaveLength(1)
})

test('a slip of the hand draws nothing, and neither does a full map', () => {
  const slip: NewShape = { kind: 'pen', ink: 'lime', places: [{ x: 1, y: 1 }] }
  const nothing = surface([])
  nothing.work.add(slip)
  expect(nothing.drawn).toEqual([])
  const full = surface(Array.from({ length: MAX_SHAPES }, (_, id) => ({ ...ARROW, id })))
  const { id: _, ...arrow } = ARROW
  full.work.add(arrow)
  expect([full.drawn, full.said]).toEqual([[], []])
})

test('a shape is moved and removed by its id, an unknown one is left alone', () => {
  const { work, drawn, said } = surface(DRAWING)
  work.move(1, 5, 2)
  expect(drawn[0]?.[0]).toMatchObject({ from: { x: 15, y: 12 }, to: { x: 35, y: 12 } })
  work.remove(2)
  expect(drawn[1]).toEqual([ARROW])
  work.move(9, 1, 1)
  work.remove(9)
  expect([drawn.length, said.length]).toEqual([2, 2])
})

const paths = (html: string) => html.match(/<path/g)?.length ?? 0

const shapes = (isSelectable: boolean, selected: number | null) =>
  renderHtml(
    <Shapes drawing={DRAWING} draft={null} selected={selected} isSelectable={isSelectable} />,
  )

test('only shapes that can be selected have a handle, and the selected one an outline', () => {
  expect(shapes(false, null)).not.toMatch(/<path[^>]*data-shape/)
  expect(shapes(true, null).match(/<path[^>]*data-shape/g)).toHaveLength(2)
  expect(paths(shapes(true, 1)) - paths(shapes(true, null))).toBe(1)
})

test('what the hand is drawing is shown with the rest', () => {
  const { id: _, ...arrow } = ARROW
  const html = renderHtml(
    <Shapes drawing={[]} draft={{ ...arrow, ink: 'sky' }} selected={null} isSelectable={false} />,
  )
  expect(html).toContain(INK_COLORS.sky)
})

test('the list names every shape, or says that there is none', () => {
  expect(renderText(<ShapeList drawing={[]} drafting={null} />)).toContain(texts.nothingShared)
  const html = renderHtml(<ShapeList drawing={DRAWING} drafting={null} />)
  expect(html.match(/<li/g)).toHaveLength(2)
  expect(html).not.toContain('aria-pressed')
})

test('the frame shares the map, its layers, plan and rings with the dashboard, and nothing else', () => {
  expect(frameState('?map=stormpoint&view=poi_data')).toEqual({
    map: 'stormpoint',
    layers: null,
    plan: null,
    shared: null,
    draw: null,
    rings: null,
    excluded: null,
  })
  expect(frameSearch('?map=stormpoint&plan=3&token=secret')).toBe('embed=1&map=stormpoint&plan=3')
  expect(frameSearch('')).toBe('embed=1')
})

test('a shared plan has an address of its own, and that of the page is not embedded', () => {
  vi.stubGlobal('location', new URL('https://ringwise.example/interactive-map/?embed=1&plan=3'))
  try {
    expect(sharedAddress('abc')).toBe('https://ringwise.example/interactive-map/?shared=abc')
    expect(togetherAddress('abc')).toBe('https://ringwise.example/interactive-map/?draw=abc')
    expect(ownAddress()).toBe('https://ringwise.example/interactive-map/?plan=3')
  } finally {
    vi.unstubAllGlobals()
  }
})

test('the legend names the bounds of the four steps and three sizes', () => {
  const text = renderText(
    <LayerLegend layer={{ spots: [], bounds: [2, 4, 6, 8, 10], mostGames: 40 }} />,
  )
  for (const [low, high] of [
    ['2.0', '4.0'],
    ['8.0', '10.0'],
  ] as const)
    expect(text).toContain(texts.legendStep(low, high))
  for (const games of [1, 10, 40]) expect(text).toContain(texts.legendSize(games))
})

test('without games the legend has no steps', () => {
  const text = renderText(<LayerLegend layer={{ spots: [], bounds: null, mostGames: 0 }} />)
  expect(text).toContain(texts.legendNone)
  expect(text).not.toContain(texts.legendSize(1))
})

const spot = (change: Partial<PoiSpot>): PoiSpot => ({
  id: 1,
  name: 'Checkpoint',
  place: { x: 1, y: 1 },
  games: 4,
  points: { n: 4, mean: 5, deviation: 2.58, interval: { low: 1.96, high: 8.04 } },
  pointSum: 20,
  step: 2,
  size: 30,
  ...change,
})
const figures = (change: Partial<PoiSpot>) =>
  renderText(<PoiFigures spot={spot(change)} lootpath={null} />)

test('the figures of a POI are its mean, how it came about and its interval', () => {
  const text = figures({})
  expect(text).toContain(texts.poiMean('5.0'))
  expect(text).toContain(texts.poiWhy(20, 4))
  expect(text).toContain(texts.poiInterval('2.0', '8.0'))
  expect(text).not.toContain(texts.poiFew)
})

test('a POI without games, with few or with unknown ones says so', () => {
  expect(figures({ games: null })).toBe(texts.poiUnknown)
  expect(figures({ games: 0 })).toBe(texts.poiNone)
  expect(figures({ step: null })).toContain(texts.poiFew)
  expect(figures({ points: { n: 1, mean: 5, deviation: null, interval: null } })).toContain(
    texts.poiNoInterval,
  )
})

const poiLayer = (asDots: boolean) =>
  renderHtml(<PoiLayer spots={[spot({})]} lootpaths={[]} asDots={asDots} />)

test('POIs show their mean, and while rings are placed only where they are', () => {
  // The visible text has to be part of the marker's name, so the mean is drawn by CSS.
  expect(htmlText(poiLayer(false))).toBe('Checkpoint')
  expect(attributesOf(poiLayer(false), 'data-points')).toEqual(['5.0'])
  expect(htmlText(poiLayer(true))).toBe('Checkpoint')
  expect(attributesOf(poiLayer(true), 'data-points')).toEqual([])
})

/** The relative luminance of a color, as WCAG 2 defines it. */
function luminance(color: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string) {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

test.each(['dark', 'light'] as const)(
  'numbers on the discs can be read in the %s theme',
  (theme) => {
    for (const { fill, ink } of [...STEP_COLORS[theme], PLAIN_COLOR[theme]])
      expect(contrast(fill, ink), fill).toBeGreaterThanOrEqual(4.5)
  },
)

const list = (plans?: readonly object[]) =>
  renderHtml(<PlanList opened={3} onOpen={() => {}} />, {
    answers: plans ? [[['plans'], { plans }]] : [],
  })

test('the plans of a user are loading, none, or listed with their map', () => {
  const plan = {
    id: 3,
    name: 'Opening',
    map: 'stormpoint',
    share_id: null,
    version: 1,
    updated_at: 0,
  }
  expect(list()).toContain(texts.loadingPlans)
  expect(list([])).toContain(texts.noPlans)
  const html = list([plan, { ...plan, id: 4, name: 'Ending' }])
  expect(attributesOf(html, 'aria-label')).toEqual([
    texts.openPlan('Opening', 'Storm Point'),
    texts.openPlan('Ending', 'Storm Point'),
  ])
  expect(attributesOf(html, 'aria-current')).toEqual(['true', 'false'])
})
