import { canGroup, DIMENSIONS, isMeasure, MEASURE_IDS, type MeasureId } from './catalog.ts'
import type { NamedKind, NameIndex } from './line-names.ts'
import { foldName, foldCase } from './line-words.ts'
import type { QueryToken } from './token.ts'
import { ENGLISH, type QueryWords } from './words.ts'

export interface LineCompletion {
  /** What is written in place of the last words. */
  readonly text: string
  /** The whole line with it, ready for the next word. */
  readonly line: string
  readonly kind: NamedKind | 'measure' | 'by' | 'period'
}

const MOST = 8
/** A name can have so many words that its last one is still being typed. */
const MAX_TYPED_WORDS = 3

interface Offer {
  readonly text: string
  readonly kind: LineCompletion['kind']
}

/** What the last words could become; after a blank, what usually comes next. */
export function completeLine(
  typed: string,
  tokens: readonly QueryToken[],
  index: NameIndex,
  table: QueryWords = ENGLISH,
): LineCompletion[] {
  const offers = fixedOffers(tokens, table)
  const words = typed.split(/\s+/).filter(Boolean)
  if (words.length === 0 || /\s$/.test(typed)) {
    return offers.slice(0, MOST).map((offer) => write(typed.trimEnd(), offer))
  }
  const named = index.things.map(({ label, kind, value }) => ({
    text:
      kind === 'poi' || kind === 'legend' || kind === 'map'
        ? (label.split(', ')[0] ?? label)
        : value,
    kind,
  }))
  for (let count = Math.min(MAX_TYPED_WORDS, words.length); count > 0; count -= 1) {
    const last = words.slice(-count).join(' ')
    const begins = ({ text }: Offer) => {
      const folded = foldName(last)
      return (
        foldName(text) !== folded &&
        (foldCase(text).startsWith(foldCase(last)) || foldName(text).startsWith(folded))
      )
    }
    const found = [...offers, ...named].filter(begins)
    const unique = [...new Map(found.map((offer) => [offer.text, offer])).values()]
    const before = words.slice(0, -count).join(' ')
    if (unique.length > 0) return unique.slice(0, MOST).map((offer) => write(before, offer))
  }
  return []
}

const write = (before: string, { text, kind }: Offer): LineCompletion => ({
  text,
  kind,
  line: `${before}${before === '' ? '' : ' '}${text} `,
})

function fixedOffers(tokens: readonly QueryToken[], table: QueryWords): Offer[] {
  const valueOf = (kind: QueryToken['kind']) => tokens.find((it) => it.kind === kind)?.value ?? ''
  const given = valueOf('measure')
  const measure: MeasureId | null = isMeasure(given) ? given : null
  const [by = ''] = table.by
  const measures = measure
    ? []
    : MEASURE_IDS.map((id): Offer => ({ text: table.measures[id][0] ?? id, kind: 'measure' }))
  const groupings =
    valueOf('by') === ''
      ? DIMENSIONS.filter((id) => measure === null || canGroup(measure, id)).map((id): Offer => ({
          text: `${by} ${table.dimensions[id][0] ?? id}`,
          kind: 'by',
        }))
      : []
  const isTimed = ['since', 'until', 'days', 'last'].some((kind) =>
    tokens.some((token) => token.kind === kind),
  )
  const periods = isTimed
    ? []
    : table.examplePeriods.map((text): Offer => ({ text, kind: 'period' }))
  return measure ? [...periods, ...groupings] : [...measures, ...groupings, ...periods]
}
