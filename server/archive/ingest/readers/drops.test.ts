import { expect, test } from 'vitest'
import { readMatchFile } from '../read-file.ts'

const readDropFile = (name: string, value: unknown) =>
  readMatchFile(name, Buffer.from(JSON.stringify(value)))

const DROPS = { 'Copper Owls@3': [{ drop: 'Checkpoint', team: 4 }], Reed: [{ drop: 'Trident' }] }

test.each([
  ['drops 12345 storm-point.json', 'stormpoint', null],
  ['drops-12345-draft_stormpoint_v2-3.json', 'stormpoint', 3],
  ['Drops_12345_draft-worlds-edge_12.json', 'worldsedge', 12],
  ["drops 12345 World's Edge.json", 'worldsedge', null],
])('the name %j says match, map and game', (name, map, game) => {
  expect(readDropFile(name, DROPS).landings?.[0]).toMatchObject({ sourceId: '12345', map, game })
})

test('each team has the landing that overstat names first', () => {
  const file = readDropFile('drops 7 storm-point.json', {
    ...DROPS,
    Fjord: [{ drop: 'Trident' }, { drop: 'Checkpoint' }],
    Nord: [{ drop: 'Somewhere' }],
    Late: [],
  })
  expect(file).toMatchObject({ format: 'drops', sets: [] })
  expect(file.landings?.map(({ rawName, poi }) => [rawName, poi])).toEqual([
    ['Copper Owls@3', 'Checkpoint'],
    ['Reed', 'Trident'],
    ['Fjord', 'Trident'],
    ['Nord', 'Somewhere'],
  ])
  expect(file.findings.map(({ kind, team, found }) => [kind, team, found])).toEqual([
    ['extra_landing', 'Fjord', '2 landings'],
    ['unknown_poi', 'Nord', '"Somewhere"'],
  ])
})

test('a file with its match inside can have any name', () => {
  const file = {
    matchId: 77,
    map: 'draft_edistrict_v3',
    game: 2,
    drops: { Reed: [{ drop: 'Resort' }] },
  }
  expect(readDropFile('saved.json', file).landings).toEqual([
    { sourceId: '77', map: 'edistrict', game: 2, rawName: 'Reed', poi: 'Resort' },
  ])
})

test.each(['reply.json', 'drops storm-point.json', 'drops 12345 talos.json'])(
  'landings in %j are refused with how to name the file',
  (name) => {
    expect(() => readDropFile(name, DROPS)).toThrow('Name it after the match, map and game')
  },
)
