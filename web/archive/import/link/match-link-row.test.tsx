import { expect, test } from 'vitest'
import type { MatchLink } from '#contract/archive/match-link.ts'
import { matchLinkMessages as texts } from '#contract/archive/match-link.texts.ts'
import { renderText } from '../../../shared/ui/test-render.tsx'
import { MatchLinkPanel } from './MatchLinkPanel.tsx'

const LINK: MatchLink = {
  id: 1,
  kind: 'overstat',
  host: 'overstat.gg',
  code: '9301',
  event: '',
  createdBy: 'coach',
  createdAt: Date.UTC(2026, 9, 1, 18),
  lookedAt: Date.UTC(2026, 9, 1, 18, 42),
  nextLookAt: Date.UTC(2026, 9, 1, 18, 43),
  games: 2,
  lastGameAt: null,
  fault: null,
  endedAt: null,
  end: null,
}

const panel = (links: readonly MatchLink[], hosts: readonly string[] = ['overstat.gg']) =>
  renderText(<MatchLinkPanel />, { answers: [[['match-links'], { hosts, links }]] })

test('a running link shows its match, its games and its last look', () => {
  const text = panel([LINK])
  for (const part of ['overstat.gg, match 9301', texts.running, '2 games', 'Last checked', 'coach'])
    expect(text).toContain(part)
  expect(text).toContain(texts.stop)
})

test('a stats code shows its end only, a failed look its sentence, an ended link its reason', () => {
  expect(panel([{ ...LINK, kind: 'statscode', code: 'cret' }])).toContain(
    'Stats code ending in cret',
  )
  expect(panel([{ ...LINK, fault: 'It failed.' }])).toContain('It failed. Next check')
  expect(panel([LINK])).not.toContain('Next check')
  const ended = panel([{ ...LINK, end: 'quiet', endedAt: LINK.createdAt }])
  expect(ended).toContain('Ended: no new game for 3 hours')
  expect(ended).toContain(texts.remove)
  expect(ended).not.toContain(texts.running)
})

test('switched off, the panel says how to switch it on and runs nothing', () => {
  const text = panel([LINK], [])
  expect(text).toContain(texts.off)
  expect(text).toContain(texts.paused)
  expect(text).not.toContain(texts.intro)
})
