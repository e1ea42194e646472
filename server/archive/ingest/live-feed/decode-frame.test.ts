import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeFrame, inAny, inEnvelope } from '../../../live-match/simulator/encode-frame.ts'
import { decodeLiveFrame } from './decode-frame.ts'

const utf8 = (text: string) => [...new TextEncoder().encode(text)]
/** A field of texts or messages: tag and wire type 2, length, content. Lengths below 128 are one byte. */
const part = (tag: number, content: readonly number[]) => [tag * 8 + 2, content.length, ...content]

const URL_OF_STATE = 'type.googleapis.com/rtech.liveapi.GameStateChanged'
/** Epoch seconds 1679377181 as a varint: seven bits a byte, the lowest first. */
const AT = [0x08, 0x9d, 0x86, 0xe5, 0xa0, 0x06]
const PLAYING = [...AT, ...part(2, utf8('gameStateChanged')), ...part(3, utf8('Playing'))]

const framed = (value: readonly number[], url = URL_OF_STATE) => {
  const any = [...part(1, utf8(url)), ...part(2, value)]
  return Uint8Array.from([3 * 8 + 2, any.length, ...any])
}

test('a protobuf frame is read by the tags of its message', () => {
  expect(decodeLiveFrame(framed(PLAYING))).toEqual({
    type: 'gameStateChanged',
    timestamp: 1_679_377_181,
    category: 'gameStateChanged',
    state: 'Playing',
  })
})

const KILL = {
  category: 'playerKilled',
  timestamp: 1_751_587_240,
  attacker: {
    name: 'ylva',
    teamId: 2,
    pos: { x: -28_841.125, y: 500.875, z: -3328.625 },
    angles: { y: 90.5 },
    currentHealth: 87,
    nucleusHash: '0123456789abcdef0123456789abcdef',
    character: 'マッドマギー',
  },
  victim: { name: 'mika', teamId: 3, squadIndex: 2 },
  weapon: 'R-301',
} as const

test('both framings give the same event, and what is left out is zero, empty or null', () => {
  const event = decodeLiveFrame(encodeFrame(KILL, 'protobuf'))
  expect(event).toEqual(decodeLiveFrame(JSON.stringify(KILL)))
  expect(event).toMatchObject({
    type: 'playerKilled',
    attacker: { ...KILL.attacker, angles: { x: 0, y: 90.5, z: 0 }, squadIndex: 0, teamName: '' },
    victim: { name: 'mika', pos: null, currentHealth: 0 },
    awardedTo: null,
  })
})

test('JSON can write numbers as texts and has no envelope', () => {
  expect(
    decodeLiveFrame('{"category":"playerDamaged","timestamp":"1751587240","damageInflicted":"45"}'),
  ).toMatchObject({ type: 'playerDamaged', timestamp: 1_751_587_240, damageInflicted: 45 })
})

test('the answer to a request is read out of its response', () => {
  const answer = { legends: [{ name: 'Wraith', reference: 'character_wraith', banned: true }] }
  const type = 'type.googleapis.com/rtech.liveapi.CustomMatch_LegendBanStatus'
  const event = decodeLiveFrame(
    JSON.stringify({ success: true, result: { '@type': type, ...answer } }),
  )
  expect(event).toEqual({ type: 'customMatch_LegendBanStatus', ...answer })
  expect(decodeLiveFrame('{"success":true}')).toEqual({ type: 'response', success: true })
})

test.each<[string, Uint8Array | string, string]>([
  ['a message of a later season', framed(PLAYING, 'x/rtech.liveapi.Seasonal'), 'unknown'],
  ['a category of a later season', '{"category":"seasonal"}', 'unknown'],
  ['an event without its Any', inEnvelope(Uint8Array.from(PLAYING)), 'broken'],
  ['no message', Uint8Array.of(), 'broken'],
  ['a frame that is cut off', framed(PLAYING).subarray(0, 40), 'broken'],
  ['half a JSON text', '{"category":"playerConn', 'broken'],
  ['JSON that is no object', '[1]', 'broken'],
  ['a number where a text belongs', framed([...AT, 3 * 8, 1]), 'wrong_type'],
  [
    'an object where a number belongs',
    '{"category":"playerDamaged","damageInflicted":{}}',
    'wrong_type',
  ],
  ['a list where a player belongs', '{"category":"playerConnected","player":[]}', 'wrong_type'],
  ['a negative count', '{"category":"playerDamaged","damageInflicted":-1}', 'wrong_type'],
  [
    'an endless text',
    JSON.stringify({ category: 'gameStateChanged', state: 'x'.repeat(2000) }),
    'too_long',
  ],
  ['an endless protobuf text', endless(), 'too_long'],
  [
    'an endless list',
    JSON.stringify({
      category: 'squadEliminated',
      players: Array.from({ length: 201 }, () => ({})),
    }),
    'too_long',
  ],
  ['a frame of 65 kB', new Uint8Array(65 * 1024 + 1), 'too_large'],
  ['a group inside a frame', Uint8Array.of(0x0b, 0x0c), 'broken'],
])('%s is refused', (_, frame, refusal) => {
  expect(decodeLiveFrame(frame)).toBe(refusal)
})

function endless() {
  return encodeFrame({ category: 'gameStateChanged', state: 'x'.repeat(2000) }, 'protobuf')
}

test('texts lose what a database cannot store, and long ones are cut', () => {
  const event = decodeLiveFrame(
    JSON.stringify({ category: 'gameStateChanged', state: `a\0${'b'.repeat(300)}` }),
  )
  expect(event).toMatchObject({ state: `a${'b'.repeat(198)}` })
})

test('no bytes and no text make it throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.jsonValue(), (bytes, value) => {
      decodeLiveFrame(bytes)
      decodeLiveFrame(inEnvelope(bytes))
      decodeLiveFrame(inEnvelope(inAny('playerKilled', bytes)))
      decodeLiveFrame(JSON.stringify({ category: 'playerKilled', attacker: value }))
      decodeLiveFrame(JSON.stringify(value))
    }),
    { numRuns: 2000 },
  )
})
