import { expect, test } from 'vitest'
import { guardClass } from './class-guard.ts'

test('the guard is idle while another legend of the class is open', () => {
  expect(guardClass(['caustic', 'ash'], 'Wattson')).toEqual({
    legendClass: 'Controller',
    open: 3,
    total: 4,
    returning: null,
  })
})

test('banning the last legend of a class brings the one back that was banned longest', () => {
  const guard = guardClass(['ash', 'rampart', 'caustic', 'catalyst'], 'wattson')
  expect(guard).toEqual({ legendClass: 'Controller', open: 1, total: 4, returning: 'rampart' })
})

test('a legend outside the roster has no class to guard', () => {
  expect(guardClass([], 'Nova Prime')).toBeNull()
})
