import { readFileSync } from 'node:fs'
import { icons } from '@iconify-json/game-icons'
import { optimize } from 'svgo'
import { LEGEND_ICONS } from '../../domain/catalog/data/icons.ts'
import { findLegend } from '../../domain/catalog/legend.ts'
import { mixOklab } from './colour.mjs'

const TOKENS = readFileSync(new URL('../../web/shared/tokens.css', import.meta.url), 'utf8')

/** The dark theme's value of a color token. The stylesheet lists dark first. */
function darkToken(name) {
  const [, color] = TOKENS.match(new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`)) ?? []
  if (!color) throw new Error(`tokens.css has no --${name}`)
  return color
}

/** Width and height of the icons' own coordinates. */
export const SIDE = 512

function optimizeBody(body) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${body}</svg>`
  const { data } = optimize(svg, { multipass: true, floatPrecision: 1 })
  return data.slice(data.indexOf('>') + 1, data.lastIndexOf('</svg>'))
}

const bodyOf = (icon) => optimizeBody(icons.icons[icon].body)

/** The outline of an icon with the y axis upwards, as fonts have it. */
export function flippedPathOf(icon) {
  const flipped = optimizeBody(
    `<g transform="matrix(1 0 0 -1 0 ${SIDE})">${icons.icons[icon].body}</g>`,
  )
  const [, path] = flipped.match(/^<path[^>]* d="([^"]+)"\/>$/) ?? []
  if (!path || flipped.includes('transform')) throw new Error(`${icon} is not one outline`)
  return path
}

/** One standalone picture per legend, as file name and SVG text, for external links. */
export function drawPortraits() {
  return LEGEND_ICONS.map(({ legend, icon }) => ({
    name: legend,
    svg: drawPortrait(findLegend(legend), bodyOf(icon)),
  }))
}

/** The plate of the page's emblem at 40 px: tint, hairline, base line, emblem at 66 %. */
function drawPortrait(legend, emblem) {
  const tint = darkToken(`class-${legend.class.toLowerCase()}`)
  const surface = darkToken('surface-3')
  const top = mixOklab(tint, surface, 0.26)
  const bottom = mixOklab(tint, surface, 0.09)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="512" height="512">',
    `<title>${legend.label}</title>`,
    `<linearGradient id="plate" x2="0" y2="40" gradientUnits="userSpaceOnUse"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`,
    '<clipPath id="edge"><rect width="40" height="40" rx="8.8"/></clipPath>',
    '<g clip-path="url(#edge)">',
    `<path fill="${mixOklab(tint, bottom, 0.85)}" d="M0 0h40v40H0z"/>`,
    '<rect y="-2" width="40" height="40" rx="8.8" fill="url(#plate)"/></g>',
    `<rect x=".5" y=".5" width="39" height="39" rx="8.3" fill="none" stroke="${tint}" stroke-opacity=".3"/>`,
    `<g transform="translate(6.8 6.8)scale(.0515625)" color="${mixOklab(tint, darkToken('text-1'), 0.42)}">${emblem}</g>`,
    '</svg>\n',
  ].join('')
}
