import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { buildTestApp } from '../../testing/test-app.ts'
import { animation, gif, jpeg, png, webp } from './test-pictures.ts'

const { app, db, as } = await buildTestApp({ userBurst: 1_000_000 }, afterAll)
const { headers } = await as('admin', 'coach')

async function send(form: FormData) {
  const response = new Response(form)
  const answer = await app.inject({
    method: 'POST',
    url: '/api/file/upload',
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { ...headers, 'content-type': response.headers.get('content-type') ?? '' },
  })
  return { status: answer.statusCode, body: answer.json() }
}

function formOf(bytes: Uint8Array<ArrayBuffer>, name = 'spot.png', field = 'file') {
  const form = new FormData()
  form.append(field, new File([bytes], name, { type: 'image/png' }))
  return form
}

const bytesOf = (content: Buffer | string) => new Uint8Array(Buffer.from(content))
const upload = (content: Buffer | string, name?: string) => send(formOf(bytesOf(content), name))
const storedPictures = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from picture`.execute(db)
  return rows[0]?.n
}

test.each([
  ['png', await png()],
  ['jpeg', await jpeg()],
  ['webp', await webp()],
  ['gif', await animation(2)],
])('a %s picture is stored and served to anyone, for ever and inert', async (format, bytes) => {
  const { status, body } = await upload(bytes)
  expect([status, body.success, body.message]).toEqual([200, true, 'Picture saved'])
  expect(body.fileName).toMatch(new RegExp(`^[0-9a-f-]{36}\\.${format}$`))
  const picture = await app.inject(`/api/file/${body.fileName}`)
  expect(picture.statusCode).toBe(200)
  expect(picture.headers).toMatchObject({
    'content-type': `image/${format}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 20, height: 10 })
})

const MEGABYTE = 'x'.repeat(1024 * 1024)
const HTML = '<html><script>alert(1)</script></html>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"/>'
const GIF_HEADER = 'GIF89a/*\0\0\0*/=1;alert(1)//'

test.each([
  ['a page', HTML],
  ['a page that begins like a GIF', GIF_HEADER + HTML],
  ['a page that begins like a PNG', `\x89PNG\r\n\x1a\n${HTML}`],
  ['a drawing with a script', SVG],
  ['a drawing behind an XML head', `<?xml version="1.0"?><!DOCTYPE svg>${SVG}`],
  ['a packed drawing', gzipSync(SVG)],
  ['a script', 'alert(document.cookie)'],
  ['a document', '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript>>>>'],
  ['an archive', 'PK\x03\x04\x14\0\0\0'],
  ['a program', 'MZ\x90\0\x03\0\0\0'],
  ['a server page', '<?php system($_GET["c"]); ?>'],
  [
    'a TIFF picture',
    await sharp(await png())
      .tiff()
      .toBuffer(),
  ],
  ['nothing', ''],
])('%s that says it is a picture is refused and not stored', async (_, content) => {
  const before = await storedPictures()
  const { status, body } = await upload(Buffer.from(content), 'spot.png')
  expect([status, body.error]).toEqual([400, 'unreadable_file'])
  expect(body.message).toMatch(/^Can't read this picture\./)
  expect(await storedPictures()).toBe(before)
})

test('a picture with a page in and behind it leaves its pixels only', async () => {
  const marked = await sharp(await png())
    .withExif({ IFD0: { ImageDescription: HTML } })
    .png()
    .toBuffer()
  const comment = Buffer.concat([await gif(), Buffer.from(HTML)])
  for (const content of [Buffer.concat([marked, Buffer.from(HTML)]), comment]) {
    const { body } = await upload(content)
    const { rawPayload } = await app.inject(`/api/file/${body.fileName}`)
    expect(rawPayload.toString('latin1')).not.toContain('script')
  }
})

test.each([
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/cron.d/x',
  'C:\\x.png',
  'x.png/../../y.png',
  'spot.php',
  'spot.png.html',
  'spot.svg',
  '.htaccess',
  'con.png',
  'a\u202egnp.exe',
  'x'.repeat(300),
  '<img src=x onerror=alert(1)>.png',
  'nul\0byte.png',
])('a picture called %j gets a name of ours', async (name) => {
  const { status, body } = await upload(await png(), name)
  expect([status, body.fileName]).toEqual([200, expect.stringMatching(/^[0-9a-f-]{36}\.png$/)])
})

test('what is larger than 5 MB is refused, whether it says so or not', async () => {
  const before = await storedPictures()
  const refused = { status: 413, body: { error: 'too_large', message: expect.any(String) } }
  expect(await upload(Buffer.alloc(50 * 1024 * 1024))).toMatchObject(refused)
  expect(await upload(Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject(refused)
  expect(await storedPictures()).toBe(before)
})

test('a form of 2,000 parts is refused', async () => {
  const before = await storedPictures()
  const form = formOf(bytesOf(await png()))
  for (let n = 1; n < 2000; n += 1) form.append(`field${n}`, 'x')
  expect(await send(form)).toMatchObject({ status: 413, body: { error: 'too_many_parts' } })
  const two = formOf(bytesOf(await png()))
  two.append('other', new File(['x'], 'x.png'))
  expect(await send(two)).toMatchObject({ status: 413, body: { error: 'too_many_parts' } })
  expect(await storedPictures()).toBe(before)
})

test.each([
  ['without a file', 'multipart/form-data; boundary=b', '--b--\r\n'],
  ['that is empty', 'multipart/form-data; boundary=b', ''],
  ['without a boundary', 'multipart/form-data', 'x'],
  ['that ends in the middle', 'multipart/form-data; boundary=b', '--b\r\nContent-Disp'],
  [
    'whose field has a name of the language',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="__proto__"; filename="a"\r\n\r\nx\r\n--b--\r\n',
  ],
])('a form %s is refused', async (_, type, payload) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/file/upload',
    payload,
    headers: { ...headers, 'content-type': type },
  })
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'no_file'])
})

test('a picture in a field of another name, and a file that is no form, are refused', async () => {
  const other = await send(formOf(bytesOf(await png()), 'spot.png', 'picture'))
  expect(other).toMatchObject({ status: 400, body: { error: 'no_file' } })
  for (const type of ['application/octet-stream', 'image/png', 'application/json', 'nonsense']) {
    const plain = await app.inject({
      method: 'POST',
      url: '/api/file/upload',
      payload: await png(),
      headers: { ...headers, 'content-type': type },
    })
    expect([plain.statusCode, plain.json().message]).toEqual([
      415,
      'Send one picture in the form field "file".',
    ])
  }
})

test('a large form that is sent piece by piece over the wire is refused', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const head =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  const pieces = [head, ...Array.from({ length: 50 }, () => MEGABYTE), '\r\n--b--\r\n']
  const body = ReadableStream.from(pieces.map((piece) => Buffer.from(piece)))
  const answer = await fetch(`${address}/api/file/upload`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
    body,
    duplex: 'half',
  })
  expect(answer.status).toBe(413)
})

test.each([
  ['/api/file/00000000-0000-4000-8000-000000000000.png', 404],
  ['/api/file/..%2f..%2fetc%2fpasswd', 400],
  ['/api/file/x.svg', 400],
])('%s is no picture', async (url, status) => {
  const answer = await app.inject(url)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store'])
})
