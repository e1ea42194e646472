import { META_LEAST } from '#contract/stats/meta.ts'
import { REGIONS } from '#domain/archive/region.ts'
import { META_WINDOWS } from '#domain/stats/meta.ts'
import {
  createParser,
  parseAsInteger,
  parseAsStringLiteral,
} from '../../shared/address/query-parser.ts'
import { useQueryStates } from '../../shared/address/query-state.ts'
import { parseAsMap, useChosenMap } from '../../shared/map/chosen-map.ts'
import { parseAsKind, useChosenKind } from '../../shared/stats/kind-filter.ts'

const parsers = {
  window: parseAsStringLiteral(META_WINDOWS).withDefault('4w'),
  map: parseAsMap,
  bans: parseAsInteger,
  region: parseAsStringLiteral([...REGIONS, ''] as const).withDefault(''),
  kind: parseAsKind,
  least: createParser<number>({
    parse: (text) => META_LEAST.find((least) => String(least) === text) ?? null,
    serialize: String,
  }).withDefault(20),
}

export type MetaFilter = Omit<ReturnType<typeof useMetaFilter>, 'set'>

/** What counts, in the address, so a link shows the same. */
export function useMetaFilter() {
  const [asked, set] = useQueryStates(parsers)
  const bans = asked.bans !== null && asked.bans >= 0 && asked.bans <= 20 ? asked.bans : null
  const kind = useChosenKind(asked.kind)
  return { ...asked, bans, kind, map: useChosenMap(asked.map, null), set }
}
