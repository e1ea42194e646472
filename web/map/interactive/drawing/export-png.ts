import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import { type MapId, mapName } from '#domain/catalog/map.ts'
import type { MapPosition } from '#domain/map/map-position.ts'
import type { Drawing } from '#domain/map/plan.ts'
import { mapCaption, mapPicture } from '../../../shared/map/map-picture.ts'
import { download } from '../../../shared/page/download.ts'
import { pngOf } from '../../../shared/page/png-of.ts'
import type { PoiSpot } from '../layers/poi-layer.ts'
import { colorOf, shapeLabel, shapePath } from './surface/shape-path.ts'
import { PLAIN_COLOR, STEP_COLORS } from '../layers/step-colors.ts'
import { HALO_COLOR, INK_COLORS } from './tools.ts'
import type { MapLayers } from '../layers/use-map-layers.ts'
import { type RingOutline, ringOutlines, type RingsToSave } from '../rings/ring-outlines.ts'

const SIDE = 1600
const FOOT = 48
/** Size of a screen pixel in the exported image. */
const SCALE = 2
/** How far a lootpath is drawn above its POI, in percent. */
const LOOTPATH_SHIFT = 4

export interface ExportPicture {
  readonly map: MapId
  readonly theme: 'dark' | 'light'
  readonly layers: Pick<MapLayers, 'pois' | 'pins' | 'lootpaths'>
  readonly drawing: Drawing
  readonly rings: RingsToSave | null
}

/** Downloads the whole map with its layers and drawing as an image. */
export async function exportPng(picture: ExportPicture) {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE + FOOT
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Canvas is not supported.')
  const ground = new Image(SIDE, SIDE)
  ground.src = mapPicture(picture.map, picture.theme) ?? ''
  await Promise.all([ground.decode(), document.fonts.ready])
  drawGround(context, ground)
  drawFoot(context, picture)
  const { pois, pins, lootpaths } = picture.layers
  for (const spot of pois?.spots ?? []) drawSpot(context, spot, picture.theme)
  for (const { kind, place } of lootpaths ?? []) {
    const above = { x: place.x, y: place.y - LOOTPATH_SHIFT }
    drawWords(context, texts.markKind[kind], above, INK_COLORS.lime, 11)
  }
  for (const { kind, place } of pins ?? []) {
    drawWords(context, texts.markKind[kind], place, INK_COLORS.white, 11)
  }
  for (const ring of picture.rings ? ringOutlines(picture.map, picture.rings) : [])
    drawRing(context, ring)
  for (const shape of picture.drawing) {
    drawOutline(context, new Path2D(shapePath(shape)), colorOf(shape), shape.kind === 'area')
  }
  for (const shape of picture.drawing) {
    const label = shapeLabel(shape, picture.drawing)
    if (label) drawWords(context, label.text, label.at, colorOf(shape), 13)
  }
  download(`${texts.pngName(mapName(picture.map))}.png`, await pngOf(canvas))
}

/** An uploaded picture that isn't square is centered, as on the map. */
function drawGround(context: CanvasRenderingContext2D, ground: HTMLImageElement) {
  const { naturalWidth, naturalHeight } = ground
  const scale = SIDE / Math.max(naturalWidth, naturalHeight, 1)
  const [width, height] = [naturalWidth * scale || SIDE, naturalHeight * scale || SIDE]
  context.drawImage(ground, (SIDE - width) / 2, (SIDE - height) / 2, width, height)
}

const font = (pixels: number, weight = 600) =>
  `${weight} ${pixels * SCALE}px ${getComputedStyle(document.body).fontFamily}`

function drawOutline(
  context: CanvasRenderingContext2D,
  path: Path2D,
  color: string,
  isFilled: boolean,
) {
  const unit = SIDE / 100
  context.save()
  context.scale(unit, unit)
  context.lineCap = context.lineJoin = 'round'
  if (isFilled) {
    context.fillStyle = `${color}38`
    context.fill(path)
  }
  context.strokeStyle = `${HALO_COLOR}99`
  context.lineWidth = (6 * SCALE) / unit
  context.stroke(path)
  context.strokeStyle = color
  context.lineWidth = (3 * SCALE) / unit
  context.stroke(path)
  context.restore()
}

function drawRing(
  context: CanvasRenderingContext2D,
  { number, center, radius, isLikely }: RingOutline,
) {
  const path = new Path2D()
  path.arc(center.x, center.y, radius, 0, 2 * Math.PI)
  const color = isLikely ? INK_COLORS.lime : INK_COLORS.white
  drawOutline(context, path, color, false)
  const top = { x: center.x, y: Math.max(2, center.y - radius) }
  drawWords(context, String(number), top, color, 13)
}

function drawSpot(
  context: CanvasRenderingContext2D,
  { place, size, step, points, name }: PoiSpot,
  theme: ExportPicture['theme'],
) {
  const { fill, ink } = (step === null ? null : STEP_COLORS[theme][step]) ?? PLAIN_COLOR[theme]
  const { x, y } = pixel(place)
  context.beginPath()
  context.arc(x, y, (size * SCALE) / 2, 0, 2 * Math.PI)
  context.fillStyle = fill
  context.fill()
  context.setLineDash(step === null ? [8, 6] : [])
  context.lineWidth = 2 * SCALE
  context.strokeStyle = theme === 'dark' ? '#06101a' : '#ffffff'
  context.stroke()
  context.setLineDash([])
  context.font = font(11, 650)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = ink
  context.fillText(points?.mean.toFixed(1) ?? '–', x, y)
  const below = { x: place.x, y: place.y + (100 * (size / 2 + 9) * SCALE) / SIDE }
  drawWords(context, name, below, '#f2f6f8', 11)
}

function drawWords(
  context: CanvasRenderingContext2D,
  words: string,
  at: MapPosition,
  color: string,
  pixels: number,
) {
  const { x, y } = pixel(at)
  context.font = font(pixels)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const width = context.measureText(words).width + 10 * SCALE
  const height = (pixels + 8) * SCALE
  context.fillStyle = `${HALO_COLOR}db`
  context.beginPath()
  context.roundRect(x - width / 2, y - height / 2, width, height, 4 * SCALE)
  context.fill()
  context.fillStyle = color
  context.fillText(words, x, y)
}

function drawFoot(context: CanvasRenderingContext2D, { map, theme }: ExportPicture) {
  context.fillStyle = theme === 'dark' ? '#0a0d10' : '#f3f5f2'
  context.fillRect(0, SIDE, SIDE, FOOT)
  context.fillStyle = theme === 'dark' ? '#b4c0ca' : '#3d4a53'
  context.font = font(11, 500)
  context.textBaseline = 'middle'
  context.fillText(`${mapName(map)} · Ringwise · ${mapCaption(map)}`, 20, SIDE + FOOT / 2)
}

const pixel = ({ x, y }: MapPosition) => ({ x: (x * SIDE) / 100, y: (y * SIDE) / 100 })
