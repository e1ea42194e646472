import { dots } from '../path.mjs'
import { seededRandom } from '../random.mjs'
import { SIZE } from './terrain.mjs'

/** Treetops between two heights (as shares of the relief), in patches where the noise is dense. */
export function drawForest(terrain, { from, to, count, width, opacity, isWooded }) {
  const random = seededRandom(`${terrain.seed} forest`)
  const trees = []
  for (let tries = 0; tries < 14_000 && trees.length < count; tries++) {
    const [x, y] = [random() * SIZE, random() * SIZE]
    const level = (terrain.heightAt(x, y) - terrain.sea) / (terrain.peak - terrain.sea)
    if (level >= from && level <= to && isWooded(x, y)) trees.push([x, y])
  }
  return `<path d="${dots(trees)}" stroke="$forest" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}" fill="none"/>`
}
