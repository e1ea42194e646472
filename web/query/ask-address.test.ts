import { expect, test } from 'vitest'
import { ASK_ADDRESS } from './ask-address.ts'

test('tokens come back from the address as they were, also those with its signs', () => {
  const tokens = [
    { kind: 'measure', value: 'points' },
    { kind: 'team', value: 'A~B!-C!' },
    { kind: 'comp', value: 'alter|ash|wattson' },
  ] as const
  expect(ASK_ADDRESS.ask.read(ASK_ADDRESS.ask.serialize(tokens))).toEqual(tokens)
})

test('an old address with a token that is gone keeps the others', () => {
  expect(ASK_ADDRESS.ask.read('measure:points~map:moon~by:moon')).toEqual([
    { kind: 'measure', value: 'points' },
  ])
})
