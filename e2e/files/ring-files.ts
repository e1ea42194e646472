import type { Page } from '@playwright/test'

/** Each game is a little to the right of the last, because no two games have the same rings. */
const games = (count: number, [x1, y1, x2, y2, x3, y3]: readonly number[]) =>
  Array.from({ length: count }, (_, n) =>
    ['stormpoint', x1, y1, x2, y2, x3, y3]
      .map((cell, at) => (typeof cell === 'number' && at % 2 === 1 ? cell + n / 16_384 : cell))
      .join(','),
  )

/**
 * 10 games whose ring 3 closed at Cascade Falls, 10 with the same first rings that closed at Lift, 10 others that
 * closed at North Pad, and a line of a map that we don't have.
 */
const RING_FILE = [
  'map,x1,y1,x2,y2,x3,y3',
  ...games(10, [0.55, 0.55, 0.55, 0.48, 0.53, 0.43]),
  ...games(10, [0.55, 0.55, 0.55, 0.48, 0.57, 0.43]),
  ...games(10, [0.3, 0.3, 0.25, 0.25, 0.2, 0.2]),
  'talos,0.5,0.5,0.5,0.5,0.5,0.5',
].join('\n')

/** With the tool Rings, as an editor. */
export async function importRingFile(page: Page) {
  await page.getByLabel('Import rings').setInputFiles({
    name: 'rings.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(RING_FILE),
  })
}
