import { Delaunay } from 'd3-delaunay'
import { flowing } from '../path.mjs'
import { createQueue } from './queue.mjs'
import { SIZE } from './terrain.mjs'

/** Roads use a coarser grid than the heights, because they should not follow every bump. */
const STEPS = 150
const STEP = SIZE / STEPS

/** A road can cross water on bridges, but most of it must be on land. */
const MAX_WET_SHARE = 0.22

export function drawRoads(terrain, { roadSlope, roadMax }) {
  const roads = connectPois(terrain.pois, roadMax)
    .map(([from, to]) => ({ from, to, route: findRoute(from, to, terrain, roadSlope) }))
    .filter(({ route }) => wetShare(route, terrain) < MAX_WET_SHARE)
    .map(({ from, to, route }) =>
      flowing([[from.x, from.y], ...route.filter((_, at) => at % 4 === 2), [to.x, to.y]]),
    )
  const stroke = (color, width) =>
    roads.map(
      (road) =>
        `<path d="${road}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`,
    )
  return [...stroke('$roadCase', 4.6), ...stroke('$road', 2)].join('')
}

/** The Urquhart graph: Delaunay triangles without their longest sides. */
function connectPois(pois, maxLength) {
  const { triangles } = Delaunay.from(
    pois,
    (poi) => poi.x,
    (poi) => poi.y,
  )
  const sides = new Map()
  const dropped = new Set()
  for (let at = 0; at < triangles.length; at += 3) {
    const corners = Array.from(triangles.subarray(at, at + 3))
    const triangle = corners.map((corner, turn) => sideOf(pois, corner, corners[(turn + 1) % 3]))
    for (const side of triangle) sides.set(side.key, side)
    dropped.add(triangle.toSorted((a, b) => b.length - a.length)[0].key)
  }
  return [...sides.values()]
    .filter((side) => !dropped.has(side.key) && side.length < maxLength)
    .map((side) => side.ends)
}

function sideOf(pois, a, b) {
  const ends = [pois[Math.min(a, b)], pois[Math.max(a, b)]]
  const [from, to] = ends
  return { key: `${from.id}-${to.id}`, ends, length: Math.hypot(from.x - to.x, from.y - to.y) }
}

const wetShare = (route, { heightAt, sea }) =>
  route.filter(([x, y]) => heightAt(x, y) < sea).length / route.length

const nodeAt = ({ x, y }) => Math.floor(y / STEP) * STEPS + Math.floor(x / STEP)

const nodeCentre = (node) => [
  ((node % STEPS) + 0.5) * STEP,
  (Math.floor(node / STEPS) + 0.5) * STEP,
]

/** A* over the grid. Steep steps cost more, and water costs most. */
function findRoute(from, to, terrain, slopeCost) {
  const goal = nodeAt(to)
  const costs = new Float64Array(STEPS * STEPS).fill(Infinity)
  const cameFrom = new Int32Array(STEPS * STEPS).fill(-1)
  const queue = createQueue()
  costs[nodeAt(from)] = 0
  queue.push(0, nodeAt(from))
  while (!queue.isEmpty) {
    const { item: node } = queue.pop()
    if (node === goal) break
    for (const { next, length } of stepsFrom(node)) {
      const cost = costs[node] + stepCost(node, next, length, terrain, slopeCost)
      if (cost >= costs[next]) continue
      costs[next] = cost
      cameFrom[next] = node
      queue.push(cost + crowFlies(next, goal), next)
    }
  }
  return walkBack(goal, cameFrom)
}

function stepCost(node, next, length, { heightAt, sea }, slopeCost) {
  const height = heightAt(...nodeCentre(next))
  const climb = Math.abs(height - heightAt(...nodeCentre(node)))
  return length * (height < sea + 0.012 ? 24 : 1) + climb * slopeCost
}

function stepsFrom(node) {
  const column = node % STEPS
  const row = Math.floor(node / STEPS)
  const steps = []
  for (let down = -1; down <= 1; down++) {
    for (let right = -1; right <= 1; right++) {
      const [x, y] = [column + right, row + down]
      if ((right === 0 && down === 0) || x < 1 || y < 1 || x >= STEPS - 1 || y >= STEPS - 1)
        continue
      steps.push({ next: y * STEPS + x, length: Math.hypot(right, down) })
    }
  }
  return steps
}

const crowFlies = (node, goal) =>
  Math.hypot((node % STEPS) - (goal % STEPS), Math.floor(node / STEPS) - Math.floor(goal / STEPS))

function walkBack(goal, cameFrom) {
  const route = []
  for (let node = goal; node >= 0; node = cameFrom[node]) route.push(nodeCentre(node))
  return route.toReversed()
}
