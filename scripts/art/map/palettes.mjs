import { mixRgb } from '../colour.mjs'

export const THEMES = ['dark', 'light']

/** Colors for everything a map doesn't color itself. */
const COMMON = {
  dark: {
    water: ['#0b141c', '#0d1b26', '#102534', '#153246'],
    coast: '#6cc4e8',
    shore: '#8a8462',
    land: '#3a3d31 #2c3a30 #2d4034 #34483a #3e5144 #4b5b4f #5e695f #7a827a #9aa19a'.split(' '),
    shadow: '#05080a',
    shadowOpacity: 0.19,
    light: '#e8f0dc',
    lightOpacity: 0.055,
    contour: '#c9d6c8',
    river: '#4a95b8',
    riverCase: '#0e1a22',
    road: '#d9cfa8',
    roadCase: '#161b1a',
    pad: '#0d131699',
    padLine: '#e9eef255',
    building: '#b9c2be',
    buildingLine: '#1c2427',
    grid: '#cfe3ee',
    gridOpacity: 0.09,
    crossingOpacity: 0.22,
    gridText: '#8496a2',
    gridLabel: '#c3d0da',
    gridHalo: '#0a0d10b3',
    forest: '#7da377',
  },
  light: {
    water: ['#bcd6e1', '#c6dee7', '#d1e7ee', '#deeff4'],
    coast: '#4f8fab',
    shore: '#8b8a6a',
    land: '#efe9cf #dfe6cb #d5dfc0 #ccd6b6 #c5cdb0 #c6c6ad #cfc8b3 #ddd7c8 #f1eee7'.split(' '),
    shadow: '#39422f',
    shadowOpacity: 0.075,
    light: '#ffffff',
    lightOpacity: 0.2,
    contour: '#59634c',
    river: '#5a9dbb',
    riverCase: '#e6efe9',
    road: '#6f6448',
    roadCase: '#fbf9ef',
    pad: '#ffffff99',
    padLine: '#26302a66',
    building: '#606b66',
    buildingLine: '#f2f4ef',
    grid: '#24414f',
    gridOpacity: 0.1,
    crossingOpacity: 0.24,
    gridText: '#4d6270',
    gridLabel: '#33454f',
    gridHalo: '#ffffffb3',
    forest: '#6d9160',
  },
}

/**
 * Replaces color names in the layers: `$road` is one color, `$water2` the third of a list, and `$land40` the color 40
 * percent up the ramp.
 */
export function paint(drawing, theme, own) {
  const palette = { ...COMMON[theme], ...own[theme] }
  return drawing.replaceAll(/\$([a-zA-Z]+)(\d*)/g, (token, name, number) => {
    const color = palette[name]
    if (name === 'land') return rampAt(color, Number(number) / 100)
    const chosen = number === '' ? color : color?.[Number(number)]
    if (chosen === undefined) throw new Error(`no color for ${token} in the ${theme} theme`)
    return String(chosen)
  })
}

function rampAt(ramp, share) {
  const position = Math.min(0.9999, share) * (ramp.length - 1)
  const below = Math.floor(position)
  return mixRgb(ramp[below], ramp[below + 1], position - below)
}
