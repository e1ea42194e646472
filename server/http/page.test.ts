import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'
import { firstPages } from './first-page.ts'

async function put(root: string, path: string, content: string | Buffer) {
  await mkdir(join(root, path, '..'), { recursive: true })
  await writeFile(join(root, path), content)
}

async function testEnv() {
  const built = await buildTestApp()
  await put(built.pageDir, 'static/js/app-1a2b.js', 'page()')
  await put(built.pageDir, 'static/js/app-1a2b.js.br', brotliCompressSync('page()'))
  await put(built.pageDir, 'static/images/Wraith.svg', '<svg>ours</svg>')
  await put(built.pageDir, 'Maps/stormpoint-dark.svg', '<svg>our map</svg>')
  await put(built.pageDir, 'theme.js', 'theme()')
  return built
}

test.each([
  '/',
  '//',
  '//[',
  '/dashboard',
  '/dashboard?view=nope',
  '/any/deep/path',
  '/interactive-map/',
])('%s serves the page', async (url) => {
  const { app } = await testEnv()
  const answer = await app.inject(url)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/html; charset=utf-8',
  ])
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';style-src 'self'")
})

test.each([
  ['/login', 'login'],
  ['/', 'regular'],
  ['/dashboard?bans=ash', 'regular'],
  ['/dashboard?teams=Reed', 'lobby'],
  ['/dashboard?view=series&teams=Reed', 'series'],
  ['/dashboard?view=draft', 'index'],
  ['/dashboard?view=..%2F..%2Fsecret', 'index'],
  ['/settings', 'index'],
])('%s is answered with the page that names the files of %s', async (url, name) => {
  const { pageDir } = await testEnv()
  for (const page of ['login', 'regular', 'lobby', 'series']) {
    await put(pageDir, `pages/${page}.html`, '')
  }
  const firstPage = await firstPages(pageDir)
  expect(firstPage(url)).toBe(name === 'index' ? 'index.html' : join('pages', `${name}.html`))
})

test.each([
  ['/interactive-map/', "'self'", 'SAMEORIGIN'],
  ['/interactive-map?embed=1', "'self'", 'SAMEORIGIN'],
  ['/interactive-map/deeper', "'none'", 'DENY'],
  ['/dashboard?view=interactive-map', "'none'", 'DENY'],
])('%s may be framed by %s', async (url, ancestors, option) => {
  const { app } = await testEnv()
  const { headers } = await app.inject(url)
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${ancestors}`)
  expect(headers['x-frame-options']).toBe(option)
})

test.each(['/api', '/api/nope', '/api/auth', '/api?x=1'])('%s answers JSON 404', async (url) => {
  const { app } = await testEnv()
  const answer = await app.inject(url)
  expect([answer.statusCode, answer.json().error]).toEqual([404, 'not_found'])
})

test('a known path with another method says which it takes', async () => {
  const { app } = await testEnv()
  const answer = await app.inject({ method: 'DELETE', url: '/api/auth/me' })
  expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD'])
})

test('scripts are kept for a year and sent as they were compressed at build', async () => {
  const { app } = await testEnv()
  const headers = { 'accept-encoding': 'gzip, br' }
  const answer = await app.inject({ url: '/static/js/app-1a2b.js', headers })
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await app.inject('/static/js/app-1a2b.js')).body).toBe('page()')
})

test.each([
  '/static/js/gone.js',
  '/static/%00',
  '/static/..%2f..%2fpackage.json',
  '/static/images/Nobody.svg',
  '/static/images/..%2f..%2findex.html',
  '/static/lootpaths/1.png',
  '/Maps/nowhere.svg',
])('%s is missing and says so instead of serving the page', async (url) => {
  const { app } = await testEnv()
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toContain('application/json')
})

test('maps are sent as they were compressed at build', async () => {
  const { app, pageDir } = await testEnv()
  await put(pageDir, 'Maps/stormpoint-dark.svg.gz', gzipSync('<svg>our map</svg>'))
  const headers = { 'accept-encoding': 'gzip' }
  const answer = await app.inject({ url: '/Maps/stormpoint-dark.svg', headers })
  expect(answer.headers['content-encoding']).toBe('gzip')
})

test("the operator's picture wins, also under a name without an ending", async () => {
  const { app, dataDir } = await testEnv()
  expect((await app.inject('/static/images/Wraith')).body).toBe('<svg>ours</svg>')
  await put(dataDir, 'static/images/Wraith.png', 'png')
  await put(dataDir, 'static/Maps/stormpoint-dark.svg', '<svg>their map</svg>')
  const portrait = await app.inject('/static/images/Wraith')
  expect([portrait.headers['content-type'], portrait.body]).toEqual(['image/png', 'png'])
  expect((await app.inject('/static/images/Wraith.svg')).body).toBe('<svg>ours</svg>')
  expect((await app.inject('/Maps/stormpoint-dark.svg')).body).toBe('<svg>their map</svg>')
  const { portraits } = (await app.inject('/api/portraits')).json()
  expect(portraits).toEqual({ Wraith: '/static/images/Wraith.png' })
})

test.each([
  '/static/images/../../package.json',
  '/static/images/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/Maps/..%5c..%5csecret.txt',
  '/static/%2e%2e/secret.txt',
  '/%2e%2e/secret.txt',
  '/static/images/.hidden',
])('%s reaches nothing outside', async (url) => {
  const { app, dataDir, pageDir } = await testEnv()
  await put(dataDir, '../secret.txt', 'a secret')
  await put(pageDir, '../secret.txt', 'a secret')
  await put(dataDir, 'static/images/.hidden', 'a secret')
  const answer = await app.inject(url)
  expect(answer.body).not.toContain('a secret')
  expect(answer.statusCode).toBeLessThan(500)
})

test('the API has a page for people and a file for programs', async () => {
  const { app } = await testEnv()
  const page = await app.inject('/api/docs')
  expect(page.headers['content-type']).toContain('text/html')
  for (const { summary } of app.contractRoutes) expect(page.body).toContain(summary)
  const file = (await app.inject('/api/openapi.json')).json()
  const operations = Object.values<object>(file.paths).flatMap((path) => Object.values(path))
  expect(operations).toHaveLength(app.contractRoutes.length)
  const editUser = file.paths['/api/admin/users/{id}'].put
  expect(editUser.security).toEqual([{ token: ['users.manage'] }])
  expect(Object.keys(editUser.responses)).toEqual(expect.arrayContaining(['404', '409']))
  const { properties, required } = editUser.requestBody.content['application/json'].schema
  expect(Object.keys(properties)).toEqual(['username', 'email', 'role', 'password'])
  expect(required).toEqual(['username', 'email', 'role'])
  expect(file.paths['/api/auth/login'].post.responses).toHaveProperty('401')
  expect(file.paths['/api/teams'].get.parameters).toMatchObject([
    { name: 'regions', required: false },
  ])
})

test("the operator's weapon file wins, and no other file at the root", async () => {
  const { app, dataDir, pageDir } = await testEnv()
  await put(pageDir, 'weapon_data.csv', 'Weapon Name;Damage\nOurs;1')
  const ours = await app.inject('/weapon_data.csv')
  expect([ours.statusCode, ours.headers['cache-control']]).toEqual([200, 'public, max-age=0'])
  expect(ours.headers['content-type']).toMatch(/^text\/csv/)
  await put(dataDir, 'static/weapon_data.csv', 'Weapon Name;Damage\nTheirs;2')
  await put(dataDir, 'static/theme.js', 'theirs()')
  expect((await app.inject('/weapon_data.csv')).body).toContain('Theirs')
  expect((await app.inject('/theme.js')).body).toBe('theme()')
})
