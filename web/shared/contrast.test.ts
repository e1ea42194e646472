// @ts-expect-error -- pages know no Node, so neither do their types; the tests run on it
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Theme = 'dark' | 'light'

/** Foreground, background, the least contrast WCAG 2.2 AA asks for, and the contrast each theme has. */
const PAIRS: readonly [string, string, number, number, number][] = [
  ['text-1', 'bg', 4.5, 16.83, 16.35],
  ['text-1', 'surface-4', 4.5, 12.06, 14.59],
  ['text-2', 'surface-2', 4.5, 9.36, 9.12],
  ['text-2', 'surface-4', 4.5, 7.54, 7.42],
  ['text-3', 'bg', 4.5, 7.03, 5.64],
  ['text-3', 'surface-2', 4.5, 6.26, 6.18],
  ['text-3', 'surface-3', 4.5, 5.8, 5.53],
  ['text-3', 'surface-4', 4.5, 5.04, 5.03],
  ['accent-text', 'surface-2', 4.5, 13.38, 7.21],
  ['accent-text', 'surface-4', 4.5, 10.77, 5.87],
  ['on-accent', 'accent', 4.5, 13.83, 11.44],
  ['danger', 'surface-2', 4.5, 6.83, 6.57],
  ['danger', 'surface-4', 4.5, 5.5, 5.35],
  ['on-danger', 'danger', 4.5, 7.76, 6.57],
  ['success', 'surface-2', 4.5, 9.47, 6.13],
  ['success', 'surface-3', 4.5, 8.77, 5.48],
  ['warning', 'surface-2', 4.5, 10.12, 6.55],
  ['warning', 'surface-3', 4.5, 9.37, 5.86],
  ['info', 'surface-2', 4.5, 8.49, 6.67],
  ['info', 'surface-3', 4.5, 7.86, 5.97],
  ['class-assault', 'surface-2', 4.5, 5.27, 10.36],
  ['class-assault', 'surface-3', 4.5, 4.88, 9.27],
  ['class-skirmisher', 'surface-2', 4.5, 5.04, 11.95],
  ['class-skirmisher', 'surface-3', 4.5, 4.66, 10.69],
  ['class-recon', 'surface-2', 4.5, 11.92, 5.19],
  ['class-recon', 'surface-3', 4.5, 11.03, 4.64],
  ['class-controller', 'surface-2', 4.5, 12.64, 5.25],
  ['class-controller', 'surface-3', 4.5, 11.7, 4.69],
  ['class-support', 'surface-2', 4.5, 11.97, 5.51],
  ['class-support', 'surface-3', 4.5, 11.08, 4.93],
  ['line-3', 'surface-3', 3, 3.38, 3.22],
  ['line-3', 'surface-2', 3, 3.66, 3.6],
  ['focus', 'surface-2', 3, 10.44, 5.77],
  ['focus', 'bg', 3, 11.72, 5.26],
  ['focus', 'surface-4', 3, 8.4, 4.69],
  ['poi-data', 'bg', 3, 7.4, 4.49],
  ['state-used', 'surface-3', 4.5, 7.77, 5.53],
  ['accent-text', 'surface-3', 4.5, 12.39, 6.45],
  ['state-used', 'surface-2', 4.5, 8.39, 6.18],
  ['viz-1', 'surface-2', 3, 5.35, 5.82],
  ['viz-2', 'surface-2', 3, 6.61, 5.44],
  ['viz-3', 'surface-2', 3, 9.41, 3.93],
  ['viz-4', 'surface-2', 3, 12.46, 8.24],
  ['viz-5', 'surface-2', 3, 14.62, 4.11],
]

// vitest empties every style sheet that is imported, so it is read from the disk.
const css: string = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

test.each(PAIRS)('%s on %s is readable in both themes', (front, back, need, dark, light) => {
  for (const [theme, figure] of [['dark', dark] as const, ['light', light] as const]) {
    const contrast = contrastOf(colorOf(theme, front), colorOf(theme, back))
    expect(contrast).toBeGreaterThanOrEqual(need)
    expect(Math.abs(contrast - figure)).toBeLessThanOrEqual(0.05)
  }
})

test('every colour the dark theme names has a light peer', () => {
  expect([...tokensOf('light').keys()]).toEqual([...tokensOf('dark').keys()])
})

function tokensOf(theme: Theme): Map<string, string> {
  const block = new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  return new Map(
    Array.from(block.matchAll(/--([\w-]+): ([^;]+);/g), ([, name, value]) => [
      name ?? '',
      value ?? '',
    ]),
  )
}

function colorOf(theme: Theme, token: string): string {
  const value = tokensOf(theme).get(token) ?? ''
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return other ? colorOf(theme, other) : value
}

function contrastOf(front: string, back: string): number {
  const [darker = 0, lighter = 0] = [luminance(front), luminance(back)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
