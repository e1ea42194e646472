import { messages } from '#contract/base/texts.ts'
import { createParser } from '../address/query-parser.ts'
import { notify } from '../page/toast.ts'
import { getPreferences, usePreferences } from '../session/preferences.ts'
import { savePreferences } from '../session/save-preferences.ts'
import { useRememberedStates } from '../storage/use-remembered-states.ts'

/** Null means all games. */
export type KindFilter = 'official' | 'scrim'

type KindChoice = KindFilter | 'all'

const CHOICES: readonly KindChoice[] = ['official', 'scrim', 'all']

export const parseAsKind = createParser<KindChoice>({
  parse: (text) => CHOICES.find((choice) => choice === text) ?? null,
  serialize: String,
})

const ADDRESS = { kind: parseAsKind }

/** Of which kind of games a page counts: what its address says, else what the user chose last. */
export function useKindFilter(memory: string) {
  const [{ kind }, set] = useRememberedStates(memory, ADDRESS)
  const change = (next: KindFilter | null) => set({ kind: rememberKind(next) })
  return [useChosenKind(kind), change] as const
}

export function useChosenKind(inAddress: KindChoice | null): KindFilter | null {
  const { gameKind } = usePreferences()
  const chosen = inAddress ?? gameKind
  return chosen === 'all' ? null : chosen
}

/** For all pages and devices of the user. Returns what the address says. */
export function rememberKind(kind: KindFilter | null): KindChoice {
  const gameKind = kind ?? 'all'
  if (getPreferences().gameKind !== gameKind)
    savePreferences({ gameKind }).catch(() => notify.error(messages.kit.settingsNotSaved))
  return gameKind
}
