import { polygon } from '../path.mjs'
import { seededRandom } from '../random.mjs'

/** Four street grids, each rotated differently. A district's blocks end where the next district begins. */
const DISTRICTS = [
  { turn: -14, holds: (x, y) => x < 450 && y < 615 },
  { turn: 6, holds: (x, y) => x >= 450 && y < 470 },
  { turn: 10, holds: (x, y) => x < 450 && y >= 615 },
  { turn: 22, holds: (x, y) => x >= 450 && y >= 470 },
]

const NEON_COLOURS = 3

export function drawBlocks(terrain) {
  const random = seededRandom(`${terrain.seed} blocks`)
  const paths = { plain: '', tall: '', park: '', neon: Array(NEON_COLOURS).fill('') }
  for (const district of DISTRICTS) {
    for (const block of layBlocks(district, random)) {
      if (!fits(block, terrain)) continue
      const kind = random()
      const outline = polygon(block.corners)
      if (kind < 0.07) paths.park += outline
      else if (kind < 0.5) paths.plain += outline
      else paths.tall += outline
      if (kind > 0.965) paths.neon[Math.floor(random() * NEON_COLOURS)] += outline
    }
  }
  return (
    `<path d="${paths.plain}" fill="$block"/><path d="${paths.tall}" fill="$tallBlock"/><path d="${paths.park}" fill="$park"/>` +
    paths.neon
      .map(
        (outline, at) =>
          `<path d="${outline}" fill="$neon${at}" fill-opacity=".16" stroke="$neon${at}" stroke-width="1.3"/>`,
      )
      .join('')
  )
}

function layBlocks({ turn, holds }, random) {
  const rotate = rotation(turn)
  const blocks = []
  for (let left = -200, width = 0; left < 1100; left += width + 4.2) {
    width = 20 + random() * 26
    for (let top = -200, height = 0; top < 1100; top += height + 3.4) {
      height = 14 + random() * 24
      const [x, y] = rotate(left + width / 2, top + height / 2)
      if (!holds(x, y)) continue
      const corners = [
        rotate(left, top),
        rotate(left + width, top),
        rotate(left + width, top + height),
        rotate(left, top + height),
      ]
      blocks.push({ x, y, radius: Math.hypot(width, height) / 2, corners })
    }
  }
  return blocks
}

function rotation(degrees) {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  return (x, y) => [
    500 + (x - 500) * cos - (y - 500) * sin,
    500 + (x - 500) * sin + (y - 500) * cos,
  ]
}

/** On dry land on all sides, and away from the POIs' pads. */
function fits({ x, y, radius }, { heightAt, sea, pois }) {
  const isDry = [
    [0, 0],
    [radius, 0],
    [-radius, 0],
    [0, radius],
    [0, -radius],
  ].every(([right, down]) => heightAt(x + right, y + down) > sea + 0.05)
  return isDry && pois.every((poi) => Math.hypot(poi.x - x, poi.y - y) > radius + 24)
}
