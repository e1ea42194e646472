import { parseAsString } from '../../shared/address/query-parser.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { useCallback } from 'react'
import { legendKey } from '#domain/catalog/legend.ts'

/** The legend a link points to, for example from the command palette. It's focused once. */
export function useLinkedLegend() {
  const [legend, setLegend] = useQueryState('legend', parseAsString)
  const forget = useCallback(() => setLegend(null), [setLegend])
  return { askedLegend: legend === null ? null : legendKey(legend), forgetLegend: forget }
}
