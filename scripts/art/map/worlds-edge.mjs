import { flowing } from '../path.mjs'
import { drawForest } from './forest.mjs'
import { distanceToLine, hill, points, smoothstep } from './shape.mjs'

/** Runs between the POIs from edge to edge, with a branch to the south. */
const FISSURE = points(`
  -40 470, 90 455, 215 468, 290 525, 380 535, 470 515, 560 545, 640 540, 715 522, 820 535,
  900 500, 1040 520
`)
const BRANCH = points('520 530, 505 620, 515 700, 490 790, 492 870, 485 1040')

const RAILWAY = points(`
  0 318, 110 322, 220 300, 330 292, 430 330, 530 335, 610 370, 740 372, 850 450, 1000 440
`)

const SNOW =
  '<defs><linearGradient id="snow" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="#dbe8f2" stop-opacity=".42"/><stop offset=".36" stop-color="#dbe8f2" stop-opacity=".2"/><stop offset=".52" stop-color="#dbe8f2" stop-opacity="0"/></linearGradient></defs><rect width="1000" height="1000" fill="url(#snow)"/>'

/** Brown badlands up to the edges, a glowing fissure, snow in the northwest, a railway. */
export const worldsEdge = {
  sea: 0.3,
  landRadius: 120,
  relief: 26,
  bands: 9,
  contourLines: 12,
  rivers: 0,
  roadSlope: 50,
  roadMax: 300,
  isVoid: false,
  palette: {
    dark: {
      water: ['#e58a35', '#c9611f', '#96400f', '#54220d'],
      coast: '#f3c48a',
      shore: '#2a1a12',
      land: '#3a2f28 #3b342d #443c33 #4f463b #5b5145 #6b6053 #827768 #a0968a #cfcac3'.split(' '),
      light: '#fff1dc',
      road: '#cfc6b8',
      contour: '#e0d2bf',
      forest: '#7f8a68',
    },
    light: {
      water: ['#ffc46b', '#fb9a43', '#ee7a2b', '#d65f1c'],
      coast: '#fff0d8',
      shore: '#8a5a38',
      land: '#ead8c4 #ebdfcb #e5d9c2 #ddd0b8 #d5c8b0 #d2c7b3 #dbd3c4 #e9e4db #fbfaf8'.split(' '),
      road: '#6e6353',
      forest: '#93966c',
    },
  },

  outline: (right, down) => Math.max(right, down),

  height({ warpedX: x, warpedY: y, hills, ridges }) {
    const fromLava = Math.min(distanceToLine(x, y, FISSURE), distanceToLine(x, y, BRANCH) + 8)
    const ground = 0.41 + hills(250, 4) * 0.14 + ridges(230, 4) ** 2 * 0.2
    const banks = Math.max(0, 1 - Math.abs(fromLava - 62) / 40) * 0.08
    const crack = (1 - smoothstep(6, 40, fromLava)) * 0.36
    return ground + banks + hill(x, y, 690, 210, 110) * 0.12 - crack
  },

  decorate: (terrain) =>
    drawForest(terrain, {
      from: 0.18,
      to: 0.5,
      count: 700,
      width: 3,
      opacity: 0.3,
      isWooded: (x, y) => terrain.woods(x, y) >= 0.2,
    }) + SNOW,

  overlay() {
    const rails = flowing(RAILWAY)
    return (
      `<path d="${rails}" fill="none" stroke="$roadCase" stroke-width="7"/>` +
      `<path d="${rails}" fill="none" stroke="$gridText" stroke-width="4.5"/>` +
      `<path d="${rails}" fill="none" stroke="$roadCase" stroke-width="2.4" stroke-dasharray="7 5"/>`
    )
  },
}
