import { LEGEND_ICONS } from '../../domain/catalog/data/icons.ts'

/** The attribution that CC BY 3.0 requires, from the same table as the emblems. */
export function writeNotice() {
  const byAuthor = Object.groupBy(LEGEND_ICONS, ({ author, license }) => `${author}, ${license}`)
  const lists = Object.entries(byAuthor)
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([author, own]) => `${author}:\n${own.map(({ icon }) => `  ${icon}`).join('\n')}`)
  return `Ringwise

The legend emblems (web/public/static/images, web/shared/fonts/emblems.woff2) are icons from
https://game-icons.net, recolored and set on plates, or made into a font. They are used under the
Creative Commons Attribution 3.0 license
(https://creativecommons.org/licenses/by/3.0/), or are in the public domain where CC0 is named:

${lists.join('\n\n')}

The maps (web/public/Maps) are drawn by this repository's own generator (scripts/art). They are
schematic and not to scale.

Not affiliated with or endorsed by the game's publisher or developer. Names belong to their owners.
`
}
