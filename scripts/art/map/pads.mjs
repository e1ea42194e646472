import { rounded, short } from '../path.mjs'
import { seededRandom } from '../random.mjs'

const PAD_CORNERS = 9
const PAD_RADIUS = 25
const YARD_RADIUS = 18

/** A clearing with a few roofs for each POI; always the same for the same map and name. */
export function drawPads({ seed, pois }) {
  return pois.map((poi) => drawPad(poi, seededRandom(seed + poi.name))).join('')
}

function drawPad({ x, y }, random) {
  const roofs = 7 + Math.floor(random() * 6)
  const angle = random() * 90
  const rim = Array.from({ length: PAD_CORNERS }, (_, at) => {
    const turn = (at / PAD_CORNERS) * Math.PI * 2
    const radius = PAD_RADIUS * (0.86 + random() * 0.34)
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius]
  })
  return (
    `<path d="${rounded([...rim, rim[0]])}Z" fill="$pad" stroke="$padLine" stroke-width="1" stroke-dasharray="3 2.5" opacity=".95"/>` +
    `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)})" fill="$building" stroke="$buildingLine" stroke-width=".6">` +
    `${placeRoofs(roofs, random).map(drawRoof).join('')}</g>`
  )
}

/** Up to `count` boxes that don't touch. After sixty tries the yard counts as full. */
function placeRoofs(count, random) {
  const roofs = []
  for (let tries = 0; tries < 60 && roofs.length < count; tries++) {
    const roof = {
      width: 5 + random() * 8,
      height: 4 + random() * 6,
      x: (random() * 2 - 1) * YARD_RADIUS,
      y: (random() * 2 - 1) * YARD_RADIUS,
    }
    const fits = Math.hypot(roof.x, roof.y) <= YARD_RADIUS
    if (fits && !roofs.some((other) => touches(roof, other))) roofs.push(roof)
  }
  return roofs
}

const touches = (a, b) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + 1.6 &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 + 1.6

const drawRoof = ({ x, y, width, height }) =>
  `<rect x="${short(x - width / 2)}" y="${short(y - height / 2)}" width="${short(width)}" height="${short(height)}" rx="1"/>`
