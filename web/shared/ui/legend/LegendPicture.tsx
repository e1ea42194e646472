import { emblemGlyph } from '#domain/catalog/emblem-glyph.ts'
import type { Legend } from '#domain/catalog/legend.ts'
import { dropPortrait } from '../../queries/portraits.queries.ts'
import styles from './LegendPicture.module.css'

/** Legends that came after our emblems show letters of their short name. More wouldn't be readable in a table. */
const LETTERS = 2

/** Attributes with which an element draws the emblem of a legend before its content. */
export function emblemOf({ key, short }: Legend) {
  const glyph = emblemGlyph(key)
  return glyph === undefined
    ? { 'data-emblem': short.slice(0, LETTERS), 'data-letters': true }
    : { 'data-emblem': glyph }
}

/** An operator's picture of a legend. Decorative: the parent has the name. */
export function Portrait({ src }: { src: string }) {
  return (
    <img
      className={styles.portrait}
      src={src}
      alt=""
      draggable={false}
      onError={() => dropPortrait(src)}
    />
  )
}
