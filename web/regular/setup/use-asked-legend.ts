import { parseAsString, useQueryState } from 'nuqs'
import { useCallback } from 'react'
import { legendKey } from '#domain/legend/legend.ts'

/** The legend that a link leads to, such as the command palette's; it takes the focus once. */
export function useAskedLegend() {
  const [asked, setAsked] = useQueryState('legend', parseAsString)
  const forget = useCallback(() => void setAsked(null), [setAsked])
  return { askedLegend: asked === null ? null : legendKey(asked), forgetLegend: forget }
}
