import { drawBlocks } from './city.mjs'
import { distanceToLine, points, smoothstep } from './shape.mjs'

/** The main canal from north to south, then its two branches. */
const MAIN_CANAL = points(`
  300 -20, 318 200, 400 280, 420 370, 440 475, 462 560, 540 640, 562 760, 550 860, 552 1020
`)
const WEST_ARM = points('-20 620, 140 632, 300 612, 470 570')
const EAST_ARM = points('440 475, 560 502, 640 440, 760 430, 1020 450')

/** Blue-black city blocks in four street grids, canals, a few neon edges, amber avenues. */
export const eDistrict = {
  sea: 0.3,
  landRadius: 120,
  relief: 10,
  bands: 5,
  contourLines: 10,
  rivers: 0,
  roadSlope: 4,
  roadMax: 260,
  isVoid: false,
  palette: {
    dark: {
      water: ['#080d16', '#0a1220', '#0c172a', '#0f1d36'],
      coast: '#4da3ff',
      shore: '#34507e',
      land: ['#171c26', '#1a202b', '#1d2431', '#212938', '#262f40'],
      light: '#cfe0ff',
      lightOpacity: 0.03,
      contour: '#7fa3d6',
      road: '#ffcf8a',
      roadCase: '#0c1018',
      building: '#c2cde0',
      pad: '#0a0f1a99',
      padLine: '#ff9de266',
      grid: '#bcd2ff',
      block: '#2a3446',
      tallBlock: '#323e54',
      neon: ['#ff6fd0', '#4fd6ff', '#ffcf5a'],
      park: '#24483b',
    },
    light: {
      water: ['#bfd0e6', '#c9d8ea', '#d4e1ef', '#e0eaf4'],
      coast: '#3a6fb0',
      shore: '#7d93b5',
      land: ['#e7e9ee', '#e3e6ec', '#dfe2e9', '#dadee6', '#d5dae3'],
      contour: '#51678c',
      road: '#8a6a2f',
      roadCase: '#fdfdfb',
      building: '#55617a',
      block: '#cdd3de',
      tallBlock: '#bfc7d5',
      neon: ['#c2268e', '#0f86b8', '#b07b00'],
      park: '#b5d3bd',
    },
  },

  outline: (right, down) => (right ** 4 + down ** 4) ** 0.25,

  height({ x, y, edge, hills, rough }) {
    const bend = rough(140, 3) * 16
    const main = distanceToLine(x + rough(160, 3) * 22, y + rough(170, 3) * 22, MAIN_CANAL)
    const arms = Math.min(
      distanceToLine(x, y + bend, WEST_ARM),
      distanceToLine(x, y + bend, EAST_ARM),
    )
    const water = Math.max(1 - smoothstep(9, 20, main), 1 - smoothstep(7, 16, arms))
    const rim = smoothstep(0.88, 0.95, edge + rough(110, 4) * 0.06)
    return 0.5 + hills(320, 4) * 0.06 - water * 0.4 - rim * 0.5
  },

  decorate: drawBlocks,

  overlay: () => '',
}
