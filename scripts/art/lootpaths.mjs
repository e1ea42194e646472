import sharp from 'sharp'
import { MAPS } from '../../domain/catalog/data/pois.ts'
import { freeSlug } from '../../domain/map/lootpath.ts'
import { LOOTPATH_SAMPLES } from '../../server/archive/demo/lootpath-samples.ts'
import { seededRandom } from './random.mjs'

export const LOOTPATH_PX = 720

/** How much of the map is visible around a POI, in map units (the map is 1000 wide). */
const SIDE = 120
const STOPS = 6
const LINE = '#c6f24a'
const INK = '#111a00'

/** An invented path on a part of the map, as file name and SVG text. */
export function drawLootpaths(maps) {
  return LOOTPATH_SAMPLES.map(({ map, slug }) => {
    const { svg } = maps.find(({ name }) => name === `${map}-dark`)
    const { pois } = MAPS.find(({ id }) => id === map)
    const poi = pois.find(({ name }) => freeSlug(name, new Set()) === slug)
    const name = `${map}-${slug}`
    return { name, svg: drawPath(svg, { x: poi.x * 10, y: poi.y * 10 }, seededRandom(name)) }
  })
}

export function drawLootpath(svg) {
  return sharp(Buffer.from(svg))
    .resize(LOOTPATH_PX, LOOTPATH_PX)
    .png({ palette: true, colors: 64, effort: 10 })
    .toBuffer()
}

function drawPath(map, centre, random) {
  const corner = (at) => Math.min(1000 - SIDE, Math.max(0, at - SIDE / 2))
  const view = [corner(centre.x), corner(centre.y), SIDE, SIDE].join(' ')
  const stops = placeStops(centre, random)
  const [first, ...rest] = stops
  const line = `M${first.x} ${first.y}${rest.map((stop, at) => bend(stops[at], stop, at)).join('')}`
  const layers = [
    `<path d="${line}" stroke="${INK}" stroke-width="2.8" stroke-opacity="0.7"/>`,
    `<path d="${line}" stroke="${LINE}" stroke-width="1.5" stroke-dasharray="3.4 1.8"/>`,
  ]
  const signs = stops.map(
    ({ x, y }, at) =>
      `<circle cx="${x}" cy="${y}" r="3.6" fill="${LINE}" stroke="${INK}" stroke-width="0.8"/>` +
      `<text x="${x}" y="${y + 1.65}" font-size="4.6" fill="${INK}">${at + 1}</text>`,
  )
  const overlay = `<g fill="none" stroke-linecap="round">${layers.join('')}</g><g font-family="sans-serif" font-weight="700" text-anchor="middle">${signs.join('')}</g>`
  return map
    .replace(/^<svg [^>]*>/, (tag) => tag.replace(/viewBox="[^"]*"/, `viewBox="${view}"`))
    .replace(/<\/svg>$/, `${overlay}</svg>`)
}

/** Once around the POI, at varying distance. */
function placeStops(centre, random) {
  const start = random() * 2 * Math.PI
  return Array.from({ length: STOPS }, (_, at) => {
    const angle = start + ((at + random() * 0.4) / STOPS) * 1.8 * Math.PI
    const distance = 13 + random() * 24
    const place = (middle, share) =>
      Math.round(Math.min(985, Math.max(15, middle + share * distance)) * 10) / 10
    return { x: place(centre.x, Math.cos(angle)), y: place(centre.y, Math.sin(angle)) }
  })
}

/** Bends to alternating sides, because players run around obstacles. */
function bend(from, to, at) {
  const side = at % 2 === 0 ? 0.18 : -0.18
  const x = (from.x + to.x) / 2 - (to.y - from.y) * side
  const y = (from.y + to.y) / 2 + (to.x - from.x) * side
  return `Q${x.toFixed(1)} ${y.toFixed(1)} ${to.x} ${to.y}`
}
