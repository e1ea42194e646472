import { expect, test } from 'vitest'
import { listDevices } from '#contract/account/device.ts'
import { buildTestApp, TEST_PASSWORD } from '../testing/test-app.ts'

test('a user lists their logins with device and last use, and ends one of them at once', async () => {
  const { app, as, db, url } = await buildTestApp()
  const noah = await as('user', 'noah')
  const rival = await as('user', 'rival')
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'
  const { token } = (
    await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'user-agent': userAgent },
      payload: { username: 'noah', password: TEST_PASSWORD },
    })
  ).json()
  const list = async (headers: object) =>
    listDevices.output.parse(
      (await app.inject({ url: '/api/auth/devices', headers: { ...headers } })).json(),
    ).devices
  const phone = { authorization: `Bearer ${token}` }
  const [own, other] = await list(phone)
  expect(own).toMatchObject({ device: 'Safari on iPhone', isCurrent: true })
  expect(other).toMatchObject({ isCurrent: false })
  const end = async (id: number | undefined, headers: object) =>
    (
      await app.inject({
        method: 'DELETE',
        url: `/api/auth/devices/${id}`,
        headers: { ...headers },
      })
    ).statusCode
  // Not that of another user, and not the own one: that is a logout.
  expect(await end(other?.id, rival.headers)).toBe(404)
  expect(await end(own?.id, phone)).toBe(404)
  expect(await end(other?.id, phone)).toBe(200)
  expect((await app.inject({ url: '/api/auth/me', headers: noah.headers })).statusCode).toBe(401)
  expect(await list(phone)).toHaveLength(1)
  // Each use is noted, at most once a minute by each server.
  await db
    .updateTable('session')
    .set({ used_at: new Date(0) })
    .execute()
  expect((await list(rival.headers))[0]?.usedAt).toBe(0)
  const second = await buildTestApp({ db, databaseUrl: url })
  await second.app.inject({ url: '/api/auth/me', headers: rival.headers })
  await expect.poll(async () => (await list(rival.headers))[0]?.usedAt).toBeGreaterThan(0)
})
