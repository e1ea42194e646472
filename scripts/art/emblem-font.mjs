import subsetFont from 'subset-font'
import svg2ttf from 'svg2ttf'
import { LEGEND_ICONS } from '../../domain/catalog/data/icons.ts'
import { emblemGlyph } from '../../domain/catalog/emblem-glyph.ts'
import { findLegend } from '../../domain/catalog/legend.ts'
import { SIDE, flippedPathOf } from './emblems.mjs'

/**
 * A font with an emblem per legend. A page with hundreds of emblems is drawn much faster from a font than from SVG
 * elements.
 */
export async function makeEmblemFont() {
  const emblems = LEGEND_ICONS.map(({ legend, icon }) => ({
    glyph: emblemGlyph(findLegend(legend).key),
    path: flippedPathOf(icon),
  }))
  const drawn = emblems.map(
    ({ glyph, path }) =>
      `<glyph unicode="&#${glyph.codePointAt(0)};" horiz-adv-x="${SIDE}" d="${path}"/>`,
  )
  const svgFont = [
    `<svg xmlns="http://www.w3.org/2000/svg"><defs><font id="emblems" horiz-adv-x="${SIDE}">`,
    `<font-face font-family="Emblems" units-per-em="${SIDE}" ascent="${SIDE}" descent="0"/>`,
    `<missing-glyph horiz-adv-x="${SIDE}"/>${drawn.join('')}</font></defs></svg>`,
  ].join('')
  // A fixed date, so the same emblems always give the same file.
  const { buffer } = svg2ttf(svgFont, { ts: 0 })
  return subsetFont(Buffer.from(buffer), allGlyphs(), { targetFormat: 'woff2' })
}

/** Tables that depend on the outlines, which x64 and arm64 processors round differently. */
const ROUNDED = ['glyf', 'loca', 'head']

/** Compares outlines by their total length only, to 1 %. */
export async function isSameEmblemFont(one, other) {
  const [a, b] = await Promise.all([one, other].map(tablesOf))
  const ratio = a.get('glyf').length / b.get('glyf').length
  return (
    Math.abs(ratio - 1) < 0.01 &&
    [...a].every(([name, table]) => ROUNDED.includes(name) || table.equals(b.get(name) ?? NONE))
  )
}

const NONE = Buffer.alloc(0)

async function tablesOf(font) {
  const file = await subsetFont(font, allGlyphs(), { targetFormat: 'sfnt' })
  const count = file.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = 12 + 16 * index
      const [from, length] = [file.readUInt32BE(entry + 8), file.readUInt32BE(entry + 12)]
      return [file.toString('latin1', entry, entry + 4), file.subarray(from, from + length)]
    }),
  )
}

const allGlyphs = () =>
  LEGEND_ICONS.map(({ legend }) => emblemGlyph(findLegend(legend).key)).join('')
