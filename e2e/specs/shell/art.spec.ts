import { emblemGlyph } from '#domain/catalog/emblem-glyph.ts'
import { LEGENDS } from '#domain/catalog/legend.ts'
import { expect, test } from '../../support/fixtures.ts'

test('the font draws another emblem for each legend', async ({ open }) => {
  const page = await open('guest', '/dashboard')
  const glyphs = LEGENDS.map(({ key }) => emblemGlyph(key) ?? '')
  const drawn = await page.evaluate(async (characters) => {
    await document.fonts.load('40px Emblems', characters.join(''))
    const canvas = document.createElement('canvas')
    canvas.width = 40
    canvas.height = 40
    const pen = canvas.getContext('2d')
    return characters.map((character) => {
      pen?.clearRect(0, 0, 40, 40)
      if (pen) pen.font = '40px Emblems, monospace'
      pen?.fillText(character, 0, 40)
      return canvas.toDataURL()
    })
  }, glyphs)
  expect(new Set(drawn).size).toBe(LEGENDS.length)
})
