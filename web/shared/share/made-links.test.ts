import { expect, test } from 'vitest'
import { createMadeLinks } from './made-links.ts'

// Finding C3.
test('addresses of links are forgotten when another user, or no one, is logged in', () => {
  let [token, changed]: [string | null, () => void] = ['ann', () => {}]
  const links = createMadeLinks({
    token: () => token,
    subscribe: (listener) => {
      changed = listener
    },
  })
  links.set(7, 'https://ringwise.example/rooms#secret')
  // The user's settings changed.
  changed()
  expect(links.get(7)).toBeDefined()
  token = null
  changed()
  expect(links.size).toBe(0)
})
