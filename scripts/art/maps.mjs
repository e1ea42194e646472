import sharp from 'sharp'
import { optimize } from 'svgo'
import { MAPS } from '../../domain/catalog/data/pois.ts'
import { brokenMoon } from './map/broken-moon.mjs'
import { contourPath } from './map/contours.mjs'
import { eDistrict } from './map/e-district.mjs'
import { drawGrid } from './map/grid.mjs'
import { kingsCanyon } from './map/kings-canyon.mjs'
import { olympus } from './map/olympus.mjs'
import { drawPads } from './map/pads.mjs'
import { paint, THEMES } from './map/palettes.mjs'
import { drawBackdrop, drawContourLines, drawHillshade, drawLand } from './map/relief.mjs'
import { drawRivers } from './map/rivers.mjs'
import { drawRoads } from './map/roads.mjs'
import { stormPoint } from './map/storm-point.mjs'
import { surveyTerrain } from './map/terrain.mjs'
import { worldsEdge } from './map/worlds-edge.mjs'

const CHARACTERS = {
  worldsedge: worldsEdge,
  stormpoint: stormPoint,
  edistrict: eDistrict,
  brokenmoon: brokenMoon,
  olympus,
  kingscanyon: kingsCanyon,
}

export const THUMBNAIL_PX = 320
export const LOGIN_PX = 1000
/** The part of a map behind the login screen, in its own units. */
const LOGIN_PART = { left: 190, top: 218, side: 526 }

/** Every map in both themes, as file name and SVG text. */
export function drawMaps() {
  return MAPS.flatMap((map) => {
    const character = CHARACTERS[map.id]
    const drawing = drawMap(map, character)
    return THEMES.map((theme) => ({
      name: `${map.id}-${theme}`,
      svg: optimize(paint(drawing, theme, character.palette), {
        multipass: true,
        floatPrecision: 1,
      }).data,
    }))
  })
}

/** The picture has no labels and markers: the page draws them, sharp at every zoom. */
function drawMap(map, character) {
  const terrain = surveyTerrain(map, character)
  const coast = contourPath(terrain.heights, terrain.sea, 0.4, 60)
  const layers = [
    `<title>${map.name}, schematic map</title>`,
    drawBackdrop(terrain, character.isVoid),
    drawLand(terrain, coast, character.bands),
    `<clipPath id="land"><path d="${coast}"/></clipPath><g clip-path="url(#land)">`,
    drawHillshade(terrain, character.relief),
    drawContourLines(terrain, character.contourLines),
    character.decorate(terrain),
    '</g>',
    drawRivers(terrain, character.rivers),
    drawRoads(terrain, character),
    character.overlay(terrain),
    drawPads(terrain),
    drawGrid(),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">${layers.join('')}</svg>`
}

export function drawThumbnail(svg) {
  return sharp(Buffer.from(svg))
    .resize(THUMBNAIL_PX, THUMBNAIL_PX)
    .webp({ quality: 80, effort: 6 })
    .toBuffer()
}

export function drawLogin(svg) {
  const scale = LOGIN_PX / LOGIN_PART.side
  const [left, top] = [LOGIN_PART.left, LOGIN_PART.top].map((at) => Math.round(at * scale))
  // 72 points an inch: one pixel per unit.
  return sharp(Buffer.from(svg), { density: 72 * scale })
    .extract({ left, top, width: LOGIN_PX, height: LOGIN_PX })
    .avif({ quality: 35, effort: 6 })
    .toBuffer()
}
