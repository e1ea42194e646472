import { expect, test } from 'vitest'
import type { CurrentUser } from '#contract/account.ts'
import { endSession, startSession } from '../shared/session-store.ts'
import { keepVisit, lastVisit } from './last-visit.ts'
import { EMPTY } from './lineup.ts'

const user = (id: number): CurrentUser => ({
  id,
  username: `user${id}`,
  email: null,
  role: 'user',
  created_at: 1_700_000_000_000,
  last_login: null,
  last_activity: null,
  settings: {},
})

test('teams come back to whoever chose them, after an expired session too, and to nobody else', () => {
  const lineup = { teams: ['Alliance'], ban: [] }
  keepVisit({ lineup })
  startSession('secret', user(1))
  expect(lastVisit().lineup).toBe(lineup)

  keepVisit({ isFollowing: true })
  endSession('expiry')
  expect(lastVisit()).toEqual({ lineup: EMPTY, isFollowing: false })
  startSession('secret', user(1))
  expect(lastVisit()).toMatchObject({ lineup, isFollowing: true })

  endSession('logout')
  startSession('secret', user(2))
  expect(lastVisit()).toEqual({ lineup: EMPTY, isFollowing: false })
  keepVisit({ isFollowing: false })
  expect(lastVisit().lineup).toBe(EMPTY)
})
