import { createParser } from '../address/query-parser.ts'
import { useRememberedStates } from '../storage/use-remembered-states.ts'

/** Null means all games. */
export type KindFilter = 'official' | 'scrim'

export const parseAsKind = createParser<KindFilter>({
  parse: (text) => (text === 'official' || text === 'scrim' ? text : null),
  serialize: String,
})

const ADDRESS = { kind: parseAsKind }

/** Of which kind of games a page counts, in its address and remembered for other pages of this memory. */
export function useKindFilter(memory: string) {
  const [{ kind }, set] = useRememberedStates(memory, ADDRESS)
  return [kind, (next: KindFilter | null) => set({ kind: next })] as const
}
