import { expect, test } from 'vitest'
import { newUser } from '#contract/account/user.ts'
import { schemaFaults } from './form-check.ts'

const good = { username: 'mika', email: 'mika@team.example', password: 'six-66', role: 'user' }

test('a form its call would take has no faults', () => {
  expect(schemaFaults(newUser, good)).toEqual({})
})

test('every field that is wrong says so in its own words', () => {
  const faults = schemaFaults(newUser, { ...good, username: 'm', email: 'x' })
  expect(faults).toEqual({
    username: 'Username must be 3 to 64 visible characters',
    email: 'Enter a valid email address',
  })
})
