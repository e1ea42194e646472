import { expect, test } from 'vitest'
import { findMatch, STATS_CODE_HOST } from './match-link-address.ts'

const overstat = (host: string, code: string) => ({ kind: 'overstat', host, code })
const statscode = (host: string, code: string) => ({ kind: 'statscode', host, code })

test.each([
  [
    'https://overstat.gg/tournament/lantern/9301.Lobby_2/standings/overall/scoreboard',
    overstat('overstat.gg', '9301'),
  ],
  [' overstat.gg/tournament/lantern/9301.Lobby ', overstat('overstat.gg', '9301')],
  ['https://overstat.gg/tournament/7/9301', overstat('overstat.gg', '9301')],
  ['https://overstat.gg/api/stats/9301/overall', overstat('overstat.gg', '9301')],
  ['http://127.0.0.1:4000/tournament/x/1.y/', overstat('127.0.0.1:4000', '1')],
  ['3f9a2b-44c1', statscode(STATS_CODE_HOST, '3f9a2b-44c1')],
  [
    `https://${STATS_CODE_HOST}/privatematch/?token=3f9a2b44c1`,
    statscode(STATS_CODE_HOST, '3f9a2b44c1'),
  ],
  [
    'https://algs.ea.com/en/year-6/split-1-pro-league-apac-north/match/01KH745JDA97FY0G26HXJD2FN2?tab=teams',
    { kind: 'algs', host: 'algs.ea.com', code: '01KH745JDA97FY0G26HXJD2FN2' },
  ],
])('%s means a match', (text, match) => {
  expect(findMatch(text)).toEqual(match)
})

test('a short link of overstat has no match number', () => {
  expect(findMatch('https://overstat.gg/_a1b2c')).toBe('short')
})

test.each([
  [''],
  ['12345'],
  ['a code with blanks'],
  ['https://algs.ea.com/en/year-6/split-1-pro-league-apac-north'],
  ['https://example.com/en/year-6/split-1/match/01KH745JDA97FY0G26HXJD2FN2'],
  ['https://overstat.gg/'],
  ['https://overstat.gg/tournament/lantern'],
  ['https://overstat.gg/tournament/lantern/9301a'],
  ['https://overstat.gg/privatematch/?token=short'],
  ['https://user:secret@overstat.gg/tournament/lantern/9301.x'],
  ['ftp://overstat.gg/tournament/lantern/9301.x'],
  ['file:///tournament/lantern/9301.x'],
  [`https://overstat.gg/tournament/lantern/${'9'.repeat(13)}`],
])('%j means no match', (text) => {
  expect(findMatch(text)).toBeNull()
})
