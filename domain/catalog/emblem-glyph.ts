import { LEGENDS } from './shipped-legends.ts'

/** The first character that fonts may use as they like. */
const FIRST_GLYPH = 0xe000

const GLYPHS = new Map(
  LEGENDS.map(({ key }, index) => [key, String.fromCodePoint(FIRST_GLYPH + index)]),
)

/** The character that our font draws as the emblem of a legend. Undefined for legends that came later. */
export const emblemGlyph = (key: string): string | undefined => GLYPHS.get(key)
