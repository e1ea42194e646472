import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emblemGlyph } from '#domain/legend/emblem-glyph.ts'
import { LEGENDS } from '#domain/legend/legend.ts'
import { MAPS } from '#domain/data/pois.ts'
import { expect, test } from '../../support/fixtures.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('every legend has a picture under its roster name, with and without the ending', async ({
  request,
}) => {
  for (const { name } of LEGENDS) {
    for (const path of [`/static/images/${name}.svg`, `/static/images/${name}`]) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(200)
      expect(answer.headers()['content-type'], path).toContain('image/svg+xml')
    }
  }
})

test('the font draws another emblem for each legend', async ({ open }) => {
  const page = await open('guest', '/dashboard')
  const glyphs = LEGENDS.map(({ key }) => emblemGlyph(key) ?? '')
  const drawn = await page.evaluate(async (characters) => {
    await document.fonts.load('40px Emblems', characters.join(''))
    const canvas = document.createElement('canvas')
    canvas.width = 40
    canvas.height = 40
    const pen = canvas.getContext('2d')
    return characters.map((character) => {
      pen?.clearRect(0, 0, 40, 40)
      if (pen) pen.font = '40px Emblems, monospace'
      pen?.fillText(character, 0, 40)
      return canvas.toDataURL()
    })
  }, glyphs)
  expect(new Set(drawn).size).toBe(LEGENDS.length)
})

for (const { id } of MAPS) {
  for (const theme of ['dark', 'light']) {
    test(`the ${theme} map of ${id} comes as a picture of at most 150 kB, with a thumbnail`, async ({
      request,
    }) => {
      const map = await request.get(`/Maps/${id}-${theme}.svg`, {
        headers: { 'accept-encoding': 'gzip' },
      })
      expect(map.status()).toBe(200)
      expect(map.headers()['content-type']).toContain('image/svg+xml')
      expect(map.headers()['content-encoding']).toBe('gzip')
      expect(Number(map.headers()['content-length'])).toBeLessThanOrEqual(150_000)

      const thumbnail = await request.get(`/Maps/${id}-${theme}-320.webp`)
      expect(thumbnail.status()).toBe(200)
      expect(thumbnail.headers()['content-type']).toBe('image/webp')
    })
  }
}

test('a picture that does not exist is a 404, not the page', async ({ request }) => {
  for (const path of [
    '/static/images/Nobody.svg',
    '/static/images/..%2f..%2findex.html',
    '/Maps/nowhere-dark.svg',
    '/static/lootpaths/1.png',
    '/static/js/missing.js',
  ]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['content-type'], path).toContain('application/json')
  }
})

test("an operator's own picture wins over ours, also on the screen", async ({
  ownServer,
  open,
  request,
}) => {
  const images = join(ownServer.dataDir, 'static', 'images')
  const maps = join(ownServer.dataDir, 'static', 'Maps')
  await mkdir(images, { recursive: true })
  await mkdir(maps, { recursive: true })
  await writeFile(join(images, 'Wattson.png'), PIXEL)
  await writeFile(join(maps, 'stormpoint-dark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')

  const portrait = await request.get(`${ownServer.address}/static/images/Wattson`)
  expect(portrait.headers()['content-type']).toBe('image/png')
  expect(await portrait.body()).toEqual(PIXEL)
  const map = await request.get(`${ownServer.address}/Maps/stormpoint-dark.svg`)
  expect(await map.text()).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const other = await request.get(`${ownServer.address}/static/images/Ash`)
  expect(other.headers()['content-type']).toContain('image/svg+xml')

  const page = await open('guest', '/dashboard?legend=Wattson', { address: ownServer.address })
  await expect(page.locator('img[src*="/static/images/Wattson"]').first()).toBeVisible()
})
