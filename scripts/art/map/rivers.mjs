import { flowing } from '../path.mjs'
import { seededRandom } from '../random.mjs'
import { createQueue } from './queue.mjs'
import { cellCentre, CELLS, isInside } from './terrain.mjs'

const MIN_LENGTH_CELLS = 46

export function drawRivers(terrain, count) {
  if (count === 0) return ''
  const random = seededRandom(`${terrain.seed} rivers`)
  const downstream = traceDrainage(terrain, random)
  const taken = new Set()
  const rivers = []
  for (const spring of findSprings(terrain, random)) {
    const course = followWater(spring, terrain, downstream, taken)
    if (course.length < MIN_LENGTH_CELLS || startsAtPoi(course, terrain.pois)) continue
    for (const cell of course) for (const near of neighbours(cell)) taken.add(near)
    rivers.push(drawRiver(course))
    if (rivers.length === count) break
  }
  return rivers.join('')
}

function findSprings({ heights, sea, peak }, random) {
  const span = CELLS - 16
  return Array.from({ length: 4000 }, () => {
    const column = 8 + Math.floor(random() * span)
    return (8 + Math.floor(random() * span)) * CELLS + column
  }).filter((cell) => {
    const level = (heights[cell] - sea) / (peak - sea)
    return level > 0.45 && level < 0.85
  })
}

/** Priority flood: from the sea and the frame upward, each cell learns which one it drains to. */
function traceDrainage({ heights, sea }, random) {
  const downstream = new Int32Array(heights.length).fill(-1)
  const flooded = new Float32Array(heights.length).fill(Infinity)
  const queue = createQueue()
  for (let cell = 0; cell < heights.length; cell++) {
    if (heights[cell] >= sea && !isOnFrame(cell)) continue
    flooded[cell] = heights[cell]
    queue.push(heights[cell], cell)
  }
  while (!queue.isEmpty) {
    const { priority, item: cell } = queue.pop()
    for (const next of neighbours(cell)) {
      if (flooded[next] < Infinity) continue
      flooded[next] = Math.max(heights[next], priority + 1e-6)
      downstream[next] = cell
      // Some randomness bends rivers that would cross flat land in straight lines.
      queue.push(flooded[next] + random() * 0.004, next)
    }
  }
  return downstream
}

function isOnFrame(cell) {
  const column = cell % CELLS
  const row = Math.floor(cell / CELLS)
  return column === 0 || row === 0 || column === CELLS - 1 || row === CELLS - 1
}

function neighbours(cell) {
  const column = cell % CELLS
  const row = Math.floor(cell / CELLS)
  const around = []
  for (const [right, down] of [
    [-1, -1],
    [0, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
  ]) {
    if (isInside(column + right, row + down)) around.push(cell + right + down * CELLS)
  }
  return around
}

function followWater(spring, { heights, sea }, downstream, taken) {
  const course = []
  for (let cell = spring; cell >= 0 && heights[cell] >= sea - 0.01; cell = downstream[cell]) {
    course.push(cell)
    if (taken.has(cell)) break
  }
  return course
}

const startsAtPoi = (course, pois) =>
  course
    .slice(0, 12)
    .map(cellCentre)
    .some(([x, y]) => pois.some((poi) => Math.hypot(x - poi.x, y - poi.y) < 34))

/** Thin from the spring on. The lower part is drawn again, wider, with a dash that hides the upper part. */
function drawRiver(course) {
  const points = course.filter((_, at) => at % 5 === 0 || at === course.length - 1).map(cellCentre)
  const line = `<path d="${flowing(points)}" fill="none" stroke-linecap="round"`
  return (
    `${line} stroke="$riverCase" stroke-width="4.5" opacity=".5"/>` +
    `${line} stroke="$river" stroke-width="1.3"/>` +
    `${line} stroke="$river" stroke-width="2.2" pathLength="100" stroke-dasharray="55 45" stroke-dashoffset="55"/>`
  )
}
