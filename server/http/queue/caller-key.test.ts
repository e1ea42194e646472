import { expect, test } from 'vitest'
import { networkOf, queueCaller } from './caller-key.ts'

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2ab::1', '2001:db8:1:200::/56'],
  ['2001:0db8:0001:02ff:1:2:3:4', '2001:db8:1:200::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('a user is the same caller everywhere, a guest is told apart by network', () => {
  expect(queueCaller({ user: { id: 7 }, address: '::1' })).toEqual({
    key: 'user 7',
    isGuest: false,
  })
  expect(queueCaller({ user: null, address: '10.0.0.1' })).toEqual({
    key: '10.0.0.0/24',
    isGuest: true,
  })
})
