import { useQueryState } from '../../shared/address/query-state.ts'
import { parseAsMap, useChosenMap } from '../../shared/map/chosen-map.ts'

const tabParser = parseAsMap.withDefault('overall').withOptions({ history: 'push' })

/** The map that compositions are shown for, or `overall`. */
export function useDraftMap() {
  const [asked, setTab] = useQueryState('map', tabParser)
  return [useChosenMap(asked, 'overall'), setTab] as const
}
