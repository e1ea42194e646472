import { expect, test } from 'vitest'
import { passwordFaults } from './password-change.ts'

const good = { currentPassword: 'old', newPassword: 'six-66', confirmPassword: 'six-66' }

test('all three fields are required', () => {
  const faults = passwordFaults({ currentPassword: '', newPassword: '', confirmPassword: '' })
  expect(Object.keys(faults)).toEqual(['currentPassword', 'newPassword', 'confirmPassword'])
})

test.each([
  ['a good change', good, {}],
  [
    'another confirmation',
    { ...good, confirmPassword: 'six-67' },
    { confirmPassword: 'New passwords do not match' },
  ],
  [
    'a short password',
    { ...good, newPassword: 'five5', confirmPassword: 'five5' },
    { newPassword: 'Password must be at least 6 characters' },
  ],
  [
    'a password beyond the limit',
    { ...good, newPassword: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
    { newPassword: 'Password must be at most 128 characters' },
  ],
])('%s', (_, change, want) => {
  expect(passwordFaults(change)).toEqual(want)
})
