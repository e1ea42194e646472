import { expect, test } from 'vitest'
import { messages } from '#contract/base/texts.ts'
import { regularMessages as texts } from '#contract/regular/regular.texts.ts'
import { attributesOf, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { BanPanel } from './BanPanel.tsx'
import type { Bans } from './bans.ts'
import { TeamList } from '../teams/TeamList.tsx'

const bans = (change: Partial<Bans> = {}): Bans => ({
  legends: ['ash'],
  waiting: [],
  picks: [],
  game: 2,
  toggle: () => {},
  clear: null,
  ...change,
})

const panel = (given: Bans, played: string[] = []) => (
  <BanPanel
    bans={given}
    hint={undefined}
    teamComps={[
      {
        team: 'Alliance',
        games: 1,
        comps: [
          {
            comp: played,
            games: 1,
            avg_points: 0,
            points: { n: 0, sum: 0, sumOfSquares: 0 },
            game_orders: [1],
            banned_with: [],
            is_available: true,
            last_played: 0,
          },
        ],
      },
    ]}
    focusOn={null}
    onFocused={() => {}}
  />
)
const tiles = (html: string) => attributesOf(html, 'aria-label')

test('the ban panel shows banned legends and those that wait for the server', () => {
  const names = tiles(renderHtml(panel(bans({ waiting: ['fuse'] }))))
  expect(names.find((name) => name.startsWith('Ash,'))).toContain(messages.kit.banned)
  expect(names.find((name) => name.startsWith('Fuse,'))).toContain(messages.kit.saving)
  expect(renderText(panel(bans()))).toContain(texts.banned(1))
})

test('each class says how many of its legends are open', () => {
  const text = renderText(panel(bans({ legends: ['wattson'] })))
  expect(text).toContain(`Controller ${messages.kit.openOf(3, 4)}`)
  expect(text).toContain(`Recon ${messages.kit.openOf(6, 6)}`)
})

const hasNewcomer = (html: string) => tiles(html).some((name) => name.startsWith('Newcomer'))

test('a legend that is newer than the roster can be banned once a team has played it', () => {
  expect(hasNewcomer(renderHtml(panel(bans())))).toBe(false)
  expect(hasNewcomer(renderHtml(panel(bans(), ['Newcomer', 'Ash', 'Fuse'])))).toBe(true)
})

test('exactly one tile of the grid takes the Tab key', () => {
  const stops = attributesOf(renderHtml(panel(bans())), 'tabindex').filter((index) => index === '0')
  expect(stops).toHaveLength(1)
})

const list = (isFull: boolean) =>
  renderHtml(
    <TeamList
      teams={[
        { name: 'Alliance', isSelected: true },
        { name: 'Fjord', isSelected: false },
        { name: 'constructor', isSelected: false },
      ]}
      regions={{ Alliance: 'EMEA' }}
      isFull={isFull}
      onToggle={() => {}}
    />,
  )

test('selected teams are marked, and a region is shown only where one is known', () => {
  expect(attributesOf(list(false), 'aria-selected')).toEqual(['true', 'false', 'false'])
  expect(list(false)).toContain('EMEA')
  expect(list(false)).not.toContain('native code')
})

test('a full selection takes no other team, but gives one back', () => {
  expect(attributesOf(list(true), 'aria-disabled')).toEqual(['true', 'true'])
  expect(attributesOf(list(false), 'aria-disabled')).toEqual([])
})
