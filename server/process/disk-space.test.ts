import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'
import { named, routes } from '../testing/test-routes.ts'

/** More than any disk has. */
const disk = { folder: tmpdir(), reserveBytes: Number.MAX_SAFE_INTEGER }
const { app, as } = await buildTestApp({ disk }, afterAll)
const { headers } = await as('admin')

test.each(named(routes.filter((route) => route.upload)))(
  '%s takes no file when the disk is nearly full',
  async (_, { method, path }) => {
    const url = `${path.replace(':id', '1')}?name=x`
    expect((await app.inject({ method, url })).statusCode).toBe(401)
    const answer = await app.inject({ method, url, headers, payload: Buffer.alloc(100) })
    expect([answer.statusCode, answer.json()]).toEqual([
      507,
      {
        success: false,
        error: 'disk_full',
        message: 'Nothing was saved: the server is out of disk space',
      },
    ])
  },
)

test('what is small is still read and written when the disk is nearly full', async () => {
  const me = await app.inject({ url: '/api/auth/me', headers })
  const payload = { theme: 'light' }
  const save = { method: 'PUT', url: '/api/user/settings', headers, payload } as const
  expect([me.statusCode, (await app.inject(save)).statusCode]).toEqual([200, 200])
})

test.each([{ folder: tmpdir() }, null])('a file is taken on the disk %j', async (roomy) => {
  const testEnv = await buildTestApp({ disk: roomy })
  const answer = await testEnv.app.inject({
    method: 'POST',
    url: '/api/admin/imports/preview?name=x',
    headers: { ...(await testEnv.as('admin')).headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from('no match file'),
  })
  expect(answer.json().error).toBe('unreadable_file')
})
