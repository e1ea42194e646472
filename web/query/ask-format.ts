import { grouped } from '#contract/base/texts.ts'
import { queryMessages as texts } from '#contract/query/query.texts.ts'
import { durationText } from '#domain/archive/survival.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { mapName } from '#domain/catalog/map.ts'
import { factsOf, isDimension, isMeasure, type MeasureId } from '#domain/query/catalog.ts'
import { compLabel, poiLabel } from '#domain/query/token-label.ts'
import { parseGameRange, type QueryToken } from '#domain/query/token.ts'

/** A value as the stats write it. */
export function writeValue(measure: MeasureId, value: number): string {
  switch (factsOf(measure).unit) {
    case 'rate':
      return `${(100 * value).toFixed(1)}%`
    case 'count':
      return grouped(value)
    case 'survival':
      return durationText(value)
    default:
      return value.toFixed(2)
  }
}

export function writeTokenValue({ kind, value }: QueryToken): string {
  switch (kind) {
    case 'measure':
      return isMeasure(value) ? texts.measures[value] : value
    case 'by':
      return isDimension(value) ? texts.dimensions[value] : value
    case 'legend':
    case 'banned':
    case 'open':
      return findLegend(value).label
    case 'comp':
      return compLabel(value)
    case 'map':
      return mapName(value)
    case 'poi':
      return poiLabel(value)
    case 'game': {
      const range = parseGameRange(value)
      return range ? texts.games(range.from, range.to) : value
    }
    default:
      return value
  }
}
