import subsetFont from 'subset-font'
import svg2ttf from 'svg2ttf'
import { LEGEND_ICONS } from '../../domain/data/icons.ts'
import { emblemGlyph } from '../../domain/legend/emblem-glyph.ts'
import { findLegend } from '../../domain/legend/legend.ts'
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
  const all = emblems.map(({ glyph }) => glyph).join('')
  return subsetFont(Buffer.from(buffer), all, { targetFormat: 'woff2' })
}
