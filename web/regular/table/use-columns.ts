import { useStoredChoice } from '../../shared/storage/use-stored-choice.ts'
import { useSingleKeys } from '../../shared/keyboard/use-single-keys.ts'

export type Columns = 'both' | 'forecast' | 'weighted'

/** Which columns the table shows. F and W narrow it, and the same key shows both again. */
export function useColumns() {
  const [columns, choose] = useStoredChoice<Columns>('regular-columns', [
    'both',
    'forecast',
    'weighted',
  ])
  const toggle = (only: Columns) => choose(columns === only ? 'both' : only)
  useSingleKeys({ f: () => toggle('forecast'), w: () => toggle('weighted') })
  return [columns, choose] as const
}
