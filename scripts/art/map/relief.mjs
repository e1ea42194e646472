import { dots } from '../path.mjs'
import { seededRandom } from '../random.mjs'
import { contourPath } from './contours.mjs'
import { CELLS, SIZE } from './terrain.mjs'
import { clamp } from './shape.mjs'

/** Light from the northwest, as on printed maps. */
const LIGHT = { x: -0.62, y: -0.62, z: 0.48 }

export function drawBackdrop(terrain, isVoid) {
  const ground = `<rect width="${SIZE}" height="${SIZE}" fill="$water0"/>`
  return ground + (isVoid ? drawStars(terrain) : drawWater(terrain))
}

function drawStars(terrain) {
  const random = seededRandom(`${terrain.seed} stars`)
  const stars = Array.from({ length: 260 }, () => [random() * SIZE, random() * SIZE])
  return `<path d="${dots(stars)}" stroke="$star" stroke-width="1.3" stroke-linecap="round" opacity=".55"/>`
}

function drawWater({ heights, sea }) {
  const depths = [0.16, 0.1, 0.05].map(
    (depth, at) =>
      `<path d="${contourPath(heights, sea - depth, 0.8, 120)}" fill="$water${at + 1}"/>`,
  )
  const rings = [0.03, 0.018].map(
    (depth, at) =>
      `<path d="${contourPath(heights, sea - depth, 0.7, 120)}" fill="none" stroke="$coast" stroke-width=".7" opacity="${0.28 + 0.22 * at}"/>`,
  )
  return [...depths, ...rings].join('')
}

/** The coast, then one tint per height band. */
export function drawLand({ heights, sea, peak }, coast, bands) {
  const tints = [
    `<path d="${coast}" fill="$land0" stroke="$shore" stroke-width="2.2" stroke-linejoin="round"/>`,
  ]
  for (let band = 1; band < bands; band++) {
    const outline = contourPath(heights, sea + ((peak - sea) * band) / bands, 0.55, 36)
    const percent = Math.round((100 * band) / (bands - 1))
    if (outline) tints.push(`<path d="${outline}" fill="$land${percent}"/>`)
  }
  return tints.join('')
}

export function drawHillshade(terrain, relief) {
  const light = blur(blur(lightOn(terrain, relief)))
  const dark = light.map((value) => -value)
  const shadows = [0.36, 0.22, 0.06, -0.1].map(
    (level) =>
      `<path d="${contourPath(dark, -level, 0.8, 50)}" fill="$shadow" opacity="$shadowOpacity"/>`,
  )
  const lights = [0.6, 0.7, 0.8, 0.9].map(
    (level) =>
      `<path d="${contourPath(light, level, 0.8, 50)}" fill="$light" opacity="$lightOpacity"/>`,
  )
  return [...shadows, ...lights].join('')
}

function lightOn({ heights, sea }, relief) {
  const height = (column, row) =>
    heights[clamp(row, 0, CELLS - 1) * CELLS + clamp(column, 0, CELLS - 1)]
  return heights.map((here, cell) => {
    if (here < sea) return LIGHT.z
    const column = cell % CELLS
    const row = Math.floor(cell / CELLS)
    const slopeX = (height(column + 1, row) - height(column - 1, row)) * relief
    const slopeY = (height(column, row + 1) - height(column, row - 1)) * relief
    return (LIGHT.z - slopeX * LIGHT.x - slopeY * LIGHT.y) / Math.hypot(slopeX, slopeY, 1)
  })
}

/** The mean of each cell and its eight neighbours. */
function blur(field) {
  return field.map((_, cell) => {
    const column = cell % CELLS
    const row = Math.floor(cell / CELLS)
    let sum = 0
    let count = 0
    for (let y = Math.max(0, row - 1); y <= Math.min(CELLS - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(CELLS - 1, column + 1); x++) {
        sum += field[y * CELLS + x]
        count++
      }
    }
    return sum / count
  })
}

/** Lines of equal height, every fifth heavier. */
export function drawContourLines({ heights, sea, peak }, count) {
  const lines = []
  for (let at = 1; at < count; at++) {
    const outline = contourPath(heights, sea + ((peak - sea) * at) / count, 0.5, 30)
    const [width, opacity] = at % 5 === 0 ? [1.1, 0.55] : [0.5, 0.32]
    if (!outline) continue
    lines.push(
      `<path d="${outline}" fill="none" stroke="$contour" stroke-width="${width}" opacity="${opacity}"/>`,
    )
  }
  return lines.join('')
}
