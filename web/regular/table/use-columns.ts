import { useCallback, useEffect } from 'react'
import { createParser } from '../../shared/address/query-parser.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { useSingleKeys } from '../../shared/keyboard/use-single-keys.ts'
import { useStoredChoice } from '../../shared/storage/use-stored-choice.ts'

const CHOICES = ['forecast', 'weighted', 'both'] as const
export type Columns = (typeof CHOICES)[number]

const parseAsColumns = createParser<Columns>({
  parse: (text) => CHOICES.find((choice) => choice === text) ?? null,
  serialize: String,
})

/** What the view shows: the forecast, the weighting or both. A link shows what its sender saw. */
export function useColumns() {
  const [stored, store] = useStoredChoice<Columns>('regular-columns', CHOICES)
  const [asked, ask] = useQueryState('columns', parseAsColumns)
  const columns = asked ?? stored
  const choose = useCallback(
    (next: Columns) => {
      store(next)
      ask(next === 'forecast' ? null : next)
    },
    [store, ask],
  )
  const chooseNext = () => choose(CHOICES[CHOICES.indexOf(columns) + 1] ?? 'forecast')
  useSingleKeys({ f: () => choose('forecast'), w: chooseNext })

  useEffect(() => {
    if (asked === null && stored !== 'forecast') ask(stored)
  }, [asked, stored, ask])
  return [columns, choose] as const
}
