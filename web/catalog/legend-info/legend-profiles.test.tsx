import { expect, test } from 'vitest'
import { listLegends } from '#contract/catalog/legend.ts'
import { legendInfoMessages as texts } from '#contract/catalog/legend-info.texts.ts'
import { SHIPPED_ENTRIES } from '#domain/catalog/season-roster.ts'
import { renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { legendExport } from './legend-export.ts'
import { builtInProfiles, type LegendProfile, profilesOf } from './legend-entries.ts'
import { LegendCards } from './LegendCards.tsx'
import { LegendFactList } from './LegendFactList.tsx'
import { LegendHead } from './LegendHead.tsx'

const entry = (name: string) => ({
  id: name.toLowerCase(),
  name,
  class: 'Assault' as const,
  abilities: {
    tactical: 'Snare',
    tacticalCooldown: 25,
    tacticalInfo: 'Holds one enemy.',
    ultimate: 'Breach',
    ultimateCooldown: 120,
    ultimateInfo: 'Opens a portal.',
  },
  passive: 'Marked',
  passiveInfo: 'Shows death boxes.',
  passiveCooldown: null,
  classPerk: 'Carries more ammo.',
  perks: { perk1: 'One', perk2: 'Two', perk3: 'Three', perk4: 'Four' },
  uncertain: { tacticalCooldown: '20 or 25' },
  version: 2,
  updated_at: Date.UTC(2026, 9, 3),
  updated_by: 'mika',
})

const [ash] = profilesOf({ Assault: [entry('Ash')] })
if (!ash) throw new Error('a profile is expected')

test('legends of all classes are listed by name', () => {
  const profiles = profilesOf({ Assault: [entry('Fuse'), entry('Ash')], Support: [entry('Loba')] })
  expect(profiles.map(({ legend }) => legend.label)).toEqual(['Ash', 'Fuse', 'Loba'])
})

test('without the server the page knows every legend by itself', () => {
  const profiles = builtInProfiles()
  expect(profiles).toHaveLength(SHIPPED_ENTRIES.size)
  expect(profiles.every(({ version, updated_at }) => version === 0 && updated_at === null)).toBe(
    true,
  )
  const labels = profiles.map(({ legend }) => legend.label)
  expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')))
})

test('the facts have each ability with its cooldown, and the perks in order', () => {
  const text = renderText(<LegendFactList sheet={ash} />)
  expect(text).toContain(`Snare ${texts.seconds(25)}`)
  expect(text).toContain(`Breach ${texts.seconds(120)}`)
  expect(text).toMatch(/1 One 2 Two .*3 Three 4 Four/)
  expect(text).toContain('Marked Shows death boxes.')
})

const marks = (sheet: LegendProfile) =>
  renderHtml(<LegendFactList sheet={sheet} />).split(`aria-label="${texts.uncertain}"`).length - 1

test('a cooldown that sources disagree about is marked', () => {
  expect(marks(ash)).toBe(1)
  expect(marks({ ...ash, uncertain: {} })).toBe(0)
})

test('the head says who edited a legend, or that the facts are built in', () => {
  expect(renderText(<LegendHead sheet={ash} edit={null} />)).toContain('mika')
  const builtIn = { ...ash, updated_at: null, updated_by: null }
  expect(renderText(<LegendHead sheet={builtIn} edit={null} />)).toContain(texts.season)
})

test('every legend has a card that opens it', () => {
  const html = renderHtml(<LegendCards sheets={builtInProfiles()} onOpen={() => {}} />)
  expect(html.match(/aria-haspopup="dialog"/g)).toHaveLength(SHIPPED_ENTRIES.size)
})

// Finding W2.
test('the export has a row for each legend with all its facts', () => {
  const sheet = legendExport(builtInProfiles())
  expect(sheet.name).toBe('Legend Info')
  expect(sheet.columns.slice(0, 4).map(({ header }) => header)).toEqual([
    'Legend',
    'Class',
    'Tactical',
    'Tactical cooldown (s)',
  ])
  expect(sheet.rows).toHaveLength(builtInProfiles().length)
  for (const row of sheet.rows) expect(row).toHaveLength(sheet.columns.length)
})

// Finding W5.
test('a legend without a class leaves the others readable', () => {
  const answer = { Assault: [entry('Ash')], '': [{ ...entry('Loba'), class: null }] }
  const legends = listLegends.output.parse(answer)
  expect(profilesOf(legends)).toHaveLength(2)
  expect(legends['']?.[0]?.class).toBe('Unknown')
})
