import { expect, test } from 'vitest'
import type { GameLanding } from '#contract/archive/landing.ts'
import { landingMessages as texts } from '#contract/archive/landing.texts.ts'
import { poisOf } from '#domain/catalog/poi.ts'
import { attributesOf, renderHtml, renderText } from '../../../shared/ui/test-render.tsx'
import { poiRows } from '../poi-rows.ts'
import { LandingList } from './LandingList.tsx'

const OWLS: GameLanding = {
  resultId: 1,
  team: 'Copper Owls',
  poi: 'Trident',
  poiId: 2,
  source: 'hand',
  by: 'mika',
  at: Date.UTC(2026, 9, 3, 12),
}
const REED: GameLanding = {
  ...OWLS,
  resultId: 2,
  team: 'Reed',
  source: 'drops',
  by: null,
  at: null,
}
const FJORD: GameLanding = {
  ...REED,
  resultId: 3,
  team: 'Fjord',
  poi: null,
  poiId: null,
  source: null,
}

const list = (chosen: GameLanding | null) => (
  <LandingList
    landings={[OWLS, REED, FJORD]}
    rows={poiRows(poisOf('stormpoint'), {}, {})}
    chosen={chosen}
    onChoose={() => {}}
    onSave={() => {}}
    onRemove={() => {}}
  />
)

test('each team has its landing with the source, and by hand who and when', () => {
  const text = renderText(list(null))
  expect(text).toContain('Copper Owls Trident By hand, mika, 3 Oct 2026')
  expect(text).toContain('Reed Trident Drop file')
  expect(text).toContain(`Fjord ${texts.none}`)
})

test('only a landing by hand can be removed', () => {
  expect(attributesOf(renderHtml(list(null)), 'aria-label')).toEqual([texts.remove('Copper Owls')])
})

test('the chosen team can be given a POI without the map', () => {
  expect(renderText(list(FJORD))).toContain(texts.poi('Fjord'))
  expect(renderText(list(FJORD))).not.toContain(texts.poi('Reed'))
})
