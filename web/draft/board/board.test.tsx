import { expect, test } from 'vitest'
import { messages } from '#contract/base/texts.ts'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import type { DraftEvent, DraftState } from '#domain/draft/draft.ts'
import { banEvent, draftAt, INES } from '../../shared/draft/test-draft.ts'
import { attributesOf, htmlText, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { BannedRow } from './BannedRow.tsx'
import { DraftBanPanel } from './DraftBanPanel.tsx'
import { needText, shortNeedText } from './need-text.ts'
import { PickPanel, usedStates } from './PickPanel.tsx'
import { PickSlots } from './PickSlots.tsx'
import { remoteChange } from './remote-change.ts'
import { Tray } from './Tray.tsx'

const game = (id: number, comp: string[]) => ({
  id,
  comp,
  bannedLegends: [],
  timestamp: '',
  user: INES,
  version: id,
})

const DRAFT: DraftState = draftAt(5, {
  banned_legends: ['fuse'],
  picked_legends: ['ash', 'loba'],
  draft_history: [game(1, ['seer', 'crypto', 'wattson']), game(2, ['seer', 'octane', 'gibraltar'])],
})

/** The name of a legend's tile, which says its state. */
const tileOf = (html: string, legend: string) =>
  attributesOf(html, 'aria-label').find((label) => label.startsWith(`${legend},`))

test('the tray says what is missing before the game can be saved', () => {
  expect([0, 1, 2, 3].map((picked) => needText(picked, 3))).toEqual([
    texts.start(3),
    texts.missing(2, 3),
    texts.missing(1, 3),
    texts.ready(3),
  ])
  expect([2, 3].map(shortNeedText)).toEqual([texts.missingShort(1), texts.readyShort])
})

test('the tray shows the next game, the bans and the picks', () => {
  const text = renderText(<Tray shown={DRAFT} />)
  expect(text).toContain(texts.game(3))
  expect(text).toContain(texts.bannedCount(1))
  expect(text).toContain(texts.missing(1, 3))
})

const submit = (shown: DraftState) =>
  attributesOf(renderHtml(<Tray shown={shown} />), 'aria-disabled')

test('a game without picks can not be submitted', () => {
  expect(submit(draftAt(5))).toEqual(['true'])
  expect(submit(DRAFT)).toEqual(['false'])
})

test('each pick can be taken back, and free slots are numbered', () => {
  const html = renderHtml(<PickSlots picked={['ash', 'mad_maggie']} />)
  expect(attributesOf(html, 'aria-label')).toEqual([
    texts.removePick('Ash'),
    texts.removePick('Mad Maggie'),
  ])
  expect(html).toContain(texts.slot(3))
  expect(html).not.toContain(texts.slot(2))
})

test('of more than 13 bans the latest are shown', () => {
  const legends =
    'ash fuse loba seer crypto wattson octane gibraltar bangalore caustic mirage wraith lifeline rampart horizon'.split(
      ' ',
    )
  const shown = attributesOf(renderHtml(<BannedRow banned={legends} />), 'aria-label')
  expect(shown).toHaveLength(13)
  expect(shown[0]).toContain('Loba')
  expect(shown.at(-1)).toContain('Horizon')
  expect(renderText(<BannedRow banned={[]} />)).toBe(texts.noBans)
})

test('legends know the games they were played in', () => {
  const used = usedStates(DRAFT.draft_history, 1)
  expect(used.get('seer')).toEqual({ kind: 'used', games: [1, 2] })
  expect(used.get('octane')).toEqual({ kind: 'used', games: [2] })
  expect(used.has('ash')).toBe(false)
})

test('a tile of the picks says whether its legend is picked, banned or used before', () => {
  const html = renderHtml(<PickPanel shown={DRAFT} lastNotice={undefined} />)
  expect(tileOf(html, 'Loba')).toContain(messages.kit.picked(2))
  expect(tileOf(html, 'Fuse')).toContain(messages.kit.banned)
  expect(tileOf(html, 'Seer')).toContain(messages.kit.usedIn([1, 2]))
  expect(tileOf(html, 'Wraith')).toBe('Wraith, Skirmisher')
  expect(htmlText(html.replaceAll('"', ' '))).toContain(texts.isBanned)
})

test('a ban that the server has not answered is neither banned nor free', () => {
  const pending = [
    { operationId: 'a', operation: { type: 'ban', legend: 'ash' }, answeredAt: null },
  ] as const
  const html = renderHtml(
    <DraftBanPanel banned={['fuse']} pending={pending} lastNotice={undefined} />,
  )
  expect(tileOf(html, 'Ash')).toContain(messages.kit.saving)
  expect(tileOf(html, 'Fuse')).toContain(messages.kit.banned)
  expect(
    renderText(<DraftBanPanel banned={['fuse']} pending={[]} lastNotice={undefined} />),
  ).toContain(texts.banned(1))
})

const panel = (...banned: string[]) =>
  renderText(<DraftBanPanel banned={banned} pending={[]} lastNotice={undefined} />)

test('the last legend of a class is protected, and an emptied class gets one back', () => {
  const controllers = ['catalyst', 'caustic', 'rampart']
  expect(panel(...controllers)).toContain(texts.protection('Wattson', 'Catalyst'))
  expect(panel(...controllers, 'wattson')).toContain(texts.mustReturn('Catalyst'))
  expect(panel(...controllers, 'wattson')).toContain(texts.unban('Catalyst'))
  expect(panel('catalyst')).not.toContain('Catalyst is')
})

const notice = (event: DraftEvent, isOwn = false) => ({ events: [event], isOwn, atMs: 0 })

test('only what another user changed is highlighted', () => {
  const ban = banEvent(7, 'mad_maggie')
  expect(remoteChange(notice(ban), ['ban'])).toEqual({ legend: 'madmaggie', version: 7 })
  expect(remoteChange(notice(ban, true), ['ban'])).toBeUndefined()
  expect(remoteChange(notice(ban), ['pick'])).toBeUndefined()
  expect(remoteChange(undefined, ['ban'])).toBeUndefined()
})
