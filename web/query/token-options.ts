import { queryMessages as texts } from '#contract/query/query.texts.ts'
import { currentLegendsWith, findLegend } from '#domain/catalog/legend.ts'
import { currentMaps } from '#domain/catalog/map.ts'
import { poisOf } from '#domain/catalog/poi.ts'
import {
  canGroup,
  DIMENSIONS,
  isMeasure,
  MEASURE_IDS,
  type MeasureId,
  QUERY_KINDS,
} from '#domain/query/catalog.ts'
import { SINGLE_KINDS, TOKEN_KINDS, type QueryToken, type TokenKind } from '#domain/query/token.ts'
import { REGIONS } from '#domain/archive/region.ts'
import { writeTokenValue } from './ask-format.ts'

export interface TokenOption {
  readonly value: string
  readonly label: string
}

const measureOf = (tokens: readonly QueryToken[]): MeasureId | null => {
  const value = tokens.find(({ kind }) => kind === 'measure')?.value ?? ''
  return isMeasure(value) ? value : null
}

const GAMES = ['1', '2', '3', '4', '5', '6', '>1', '>2', '>3', '>4', '>5']

/** What a token can be changed to; null if its value is typed. */
export function optionsOf(
  { kind, value }: QueryToken,
  tokens: readonly QueryToken[],
): readonly TokenOption[] | null {
  const measure = measureOf(tokens)
  const named = (values: readonly string[]) =>
    [...new Set([...values, value])].map((one) => ({
      value: one,
      label: writeTokenValue({ kind, value: one }),
    }))
  switch (kind) {
    case 'measure':
      return named(MEASURE_IDS)
    case 'by':
      return named(DIMENSIONS.filter((by) => measure === null || canGroup(measure, by)))
    case 'legend':
    case 'banned':
    case 'open':
      return named(
        currentLegendsWith([value])
          .map(({ key }) => key)
          .toSorted((a, b) => (findLegend(a).label < findLegend(b).label ? -1 : 1)),
      )
    case 'map':
      return named(currentMaps(value).map(({ id }) => id))
    case 'region':
      return named(REGIONS)
    case 'kind':
      return named(QUERY_KINDS)
    case 'poi': {
      const [map = ''] = value.split('/')
      return named(poisOf(map).map(({ id }) => `${map}/${id}`))
    }
    case 'game':
      return named(GAMES)
    default:
      return null
  }
}

/** With what a token of this kind begins; it is changed at once. */
const FIRST: Partial<Record<TokenKind, string>> = {
  measure: 'points',
  by: 'week',
  legend: 'ash',
  map: 'stormpoint',
  region: 'EMEA',
  kind: 'official',
  game: '1',
  banned: 'ash',
  days: '30',
  last: '10',
}

/** Kinds that can be added without typing a name. */
export function addableKinds(tokens: readonly QueryToken[]): TokenOption[] {
  const has = (kind: TokenKind) => tokens.some((token) => token.kind === kind)
  return TOKEN_KINDS.filter(
    (kind) => kind in FIRST && !(SINGLE_KINDS.includes(kind) && has(kind)),
  ).map((kind) => ({ value: kind, label: texts.kinds[kind] }))
}

export function firstToken(kind: string, tokens: readonly QueryToken[]): QueryToken | null {
  const known = TOKEN_KINDS.find((one) => one === kind)
  const value = known && FIRST[known]
  if (!known || value === undefined) return null
  const taken = tokens.filter((token) => token.kind === known).map((token) => token.value)
  const free = optionsOf({ kind: known, value }, tokens)?.find((one) => !taken.includes(one.value))
  return { kind: known, value: taken.includes(value) ? (free?.value ?? value) : value }
}
