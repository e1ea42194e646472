export const clamp = (value, low, high) => Math.min(high, Math.max(low, value))

/** 0 below `from`, 1 above `to`, and S-shaped between. */
export function smoothstep(from, to, value) {
  const share = clamp((value - from) / (to - from), 0, 1)
  return share * share * (3 - 2 * share)
}

/** A Gaussian hill of height 1. */
export const hill = (x, y, centreX, centreY, radius) =>
  Math.exp(-((x - centreX) ** 2 + (y - centreY) ** 2) / (2 * radius * radius))

export function distanceToLine(x, y, points) {
  let nearest = Infinity
  for (let at = 0; at < points.length - 1; at++) {
    nearest = Math.min(nearest, distanceToSegment(x, y, points[at], points[at + 1]))
  }
  return nearest
}

function distanceToSegment(x, y, [startX, startY], [endX, endY]) {
  const runX = endX - startX
  const runY = endY - startY
  const along = clamp(((x - startX) * runX + (y - startY) * runY) / (runX ** 2 + runY ** 2), 0, 1)
  return Math.hypot(x - startX - along * runX, y - startY - along * runY)
}

/** Parses tuples such as `10 20, 30 40`, so tables of points stay readable. */
export const points = (text) => text.split(',').map((tuple) => tuple.trim().split(' ').map(Number))
