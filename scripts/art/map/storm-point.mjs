import { drawForest } from './forest.mjs'
import { hill, smoothstep } from './shape.mjs'

/** A green tropical island: coves, lagoons, rings of depth, rivers and woods. */
export const stormPoint = {
  sea: 0.3,
  landRadius: 92,
  relief: 36,
  bands: 12,
  contourLines: 24,
  rivers: 6,
  roadSlope: 60,
  roadMax: 300,
  isVoid: false,
  palette: {},

  outline: (right, down) => Math.hypot(right, down) * 0.98,

  height({ warpedX: x, warpedY: y, land, edge, hills, ridges, rough }) {
    const spine =
      hill(x, y, 520, 340, 150) +
      hill(x, y, 400, 520, 130) * 0.9 +
      hill(x, y, 660, 470, 110) * 0.6 +
      hill(x, y, 300, 230, 70) * 0.35
    const lagoons = hill(x, y, 300, 480, 46) * 0.16 + hill(x, y, 665, 640, 52) * 0.24
    const ground = 0.07 + land * 0.36 + hills(250, 5) * 0.2 + rough(150, 4) * 0.07
    const crest = ridges(210, 5) ** 2 * 0.46 * Math.min(1.1, spine) * land
    return (
      ground +
      crest -
      lagoons -
      smoothstep(0.7, 1.02, edge - land * 0.08 + rough(190, 3) * 0.16) * 0.5
    )
  },

  decorate: (terrain) =>
    drawForest(terrain, {
      from: 0.08,
      to: 0.55,
      count: 1500,
      width: 3.4,
      opacity: 0.36,
      isWooded: (x, y) => terrain.woods(x, y) >= 0.1,
    }),

  overlay: () => '',
}
