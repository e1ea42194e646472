import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const PACKAGES = join(import.meta.dirname, '../../node_modules/@fontsource-variable')

/** ASCII and the signs of our own texts. Names with other letters load the whole font. web/shared/base.css lists the same. */
const SIGNS = '\u{A0}·×–—‘’“”•…←↑→↓−'
const BASIC = String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 0x20 + at)) + SIGNS

const FONTS = [
  {
    name: 'inter',
    file: 'inter-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    name: 'archivo',
    file: 'archivo-latin-wdth-normal.woff2',
    variationAxes: { wdth: 112, wght: { min: 500, max: 800 } },
  },
]

/** The letters and weights that the interface uses, so that the first screen doesn't wait for the rest; and the licenses. */
export async function cutFonts() {
  const cut = await Promise.all(
    FONTS.map(async ({ name, file, variationAxes }) => {
      const whole = await readFile(join(PACKAGES, name, 'files', file))
      return [
        [
          `${name}-basic.woff2`,
          await subsetFont(whole, BASIC, { targetFormat: 'woff2', variationAxes }),
        ],
        [`${name}-LICENSE.txt`, await readFile(join(PACKAGES, name, 'LICENSE'))],
      ]
    }),
  )
  return cut.flat()
}
