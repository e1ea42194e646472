import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { MAPS } from '#domain/catalog/data/pois.ts'
import { LEGENDS } from '#domain/catalog/legend.ts'
import { buildTestApp } from '../testing/test-app.ts'

/** What the build copies as it is. */
const pageDir = join(import.meta.dirname, '../../web/public')

test('every legend has a picture under its roster name, with and without the ending', async () => {
  const { app } = await buildTestApp({ pageDir })
  for (const { name } of LEGENDS) {
    for (const path of [`/static/images/${name}.svg`, `/static/images/${name}`]) {
      const answer = await app.inject(path)
      expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([
        path,
        200,
        'image/svg+xml',
      ])
    }
  }
})

test('every map has a picture of at most 150 kB as it is sent, and a thumbnail, in both themes', async () => {
  const { app } = await buildTestApp({ pageDir })
  for (const id of MAPS.map((map) => map.id)) {
    for (const theme of ['dark', 'light']) {
      const path = `/Maps/${id}-${theme}.svg`
      const map = await app.inject(path)
      expect([path, map.statusCode, map.headers['content-type']]).toEqual([
        path,
        200,
        'image/svg+xml',
      ])
      // The build compresses it like this.
      expect(
        gzipSync(await readFile(join(pageDir, path)), { level: 9 }).length,
      ).toBeLessThanOrEqual(150_000)
      const thumbnail = await app.inject(`/Maps/${id}-${theme}-320.webp`)
      expect([thumbnail.statusCode, thumbnail.headers['content-type']]).toEqual([200, 'image/webp'])
    }
  }
})
