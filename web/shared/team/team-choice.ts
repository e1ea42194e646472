import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { teamOptions } from './team-options.ts'

type State = UseComboboxState<string>

interface Typing {
  readonly teams: readonly string[]
  /** Null while the field shows the selected team. */
  readonly typed: string | null
  /** The debounced text the list is currently filtered by. */
  readonly search: string
}

const { InputBlur, InputChange, InputKeyDownEnter, InputKeyDownEscape } =
  useCombobox.stateChangeTypes

/** The team changes only when one is chosen, never on blur. */
export function teamChoice(
  state: State,
  { type, changes }: Pick<UseComboboxStateChangeOptions<string>, 'type' | 'changes'>,
  { teams, typed, search }: Typing,
): Partial<State> {
  const unchosen = { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
  switch (type) {
    case InputBlur:
    case InputKeyDownEscape:
      return unchosen
    case InputChange:
      return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 }
    case InputKeyDownEnter: {
      const isListed = typed === null || typed === search
      if (isListed && state.highlightedIndex >= 0) return changes
      const [first] = typed?.trim() ? teamOptions(teams, typed).options : []
      return first === undefined ? unchosen : { ...changes, selectedItem: first }
    }
    default:
      return changes
  }
}
