import { useQuery } from '@tanstack/react-query'
import { useCombobox } from 'downshift'
import { Check, ChevronDown, X } from 'lucide-react'
import { useMemo, useState, type ChangeEvent, type ComponentProps, type FocusEvent } from 'react'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { teamsQuery } from '../queries/teams.queries.ts'
import { IconButton } from '../ui/action/IconButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useDebounced } from '../page/use-debounced.ts'
import { teamChoice } from './team-choice.ts'
import { teamOptions } from './team-options.ts'
import styles from './TeamCombobox.module.css'

interface TeamComboboxProps {
  team: string
  label?: string
  /** Listed before all others. */
  first?: readonly string[]
  /** The list is always open below the field, which has the focus: for popovers. */
  isInline?: boolean
  onChoose: (team: string) => void
}

const SEARCH_MS = 100
const NO_TEAMS: readonly string[] = []

/** A dropdown with a search field. */
export function TeamCombobox(props: TeamComboboxProps) {
  const { team, label = texts.chosenTeam, first = NO_TEAMS, isInline = false, onChoose } = props
  const { data, error } = useQuery({ ...teamsQuery, refetchOnMount: 'always' })
  /** The typed text; null while the field shows the selected team. */
  const [typed, setTyped] = useState<string | null>(null)
  const search = useDebounced(typed ?? '', SEARCH_MS)
  const all = data?.teams ?? NO_TEAMS
  const teams = useMemo(() => [...new Set([...first, ...all])], [first, all])
  const { options, hidden } = teamOptions(teams, typed === null ? '' : search)

  const box = useCombobox({
    items: [...options],
    selectedItem: team === '' ? null : team,
    inputValue: typed ?? team,
    ...(isInline && { isOpen: true }),
    stateReducer: (state, step) => teamChoice(state, step, { teams, typed, search }),
    onSelectedItemChange: ({ selectedItem }) => onChoose(selectedItem ?? ''),
    onIsOpenChange: ({ isOpen }) => !isOpen && setTyped(null),
  })

  const input: ComponentProps<'input'> = box.getInputProps({
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
  })

  return (
    <div className={styles.field}>
      <TextField
        label={label}
        placeholder={texts.searchTeams}
        autoFocus={isInline}
        trailing={
          <>
            {team === '' ? null : (
              <IconButton
                label={texts.clearTeam}
                icon={<X aria-hidden="true" />}
                onClick={() => onChoose('')}
              />
            )}
            {isInline ? null : (
              <button
                type="button"
                className={styles.toggle}
                {...box.getToggleButtonProps({ 'aria-label': texts.openTeams })}
              >
                <ChevronDown aria-hidden="true" />
              </button>
            )}
          </>
        }
        {...input}
        // The field is already linked to its label.
        aria-labelledby={undefined}
      />
      <div className={isInline ? styles.list : styles.menu} hidden={!box.isOpen}>
        <ul {...box.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}>
          {box.isOpen
            ? options.map((option, index) => (
                <li
                  key={option}
                  className={styles.option}
                  data-highlighted={index === box.highlightedIndex || undefined}
                  {...box.getItemProps({ item: option, index })}
                >
                  <span>{option}</span>
                  {option === team ? <Check aria-hidden="true" /> : null}
                </li>
              ))
            : null}
        </ul>
        {options.length === 0 || hidden > 0 ? (
          <p className={styles.note} role="status">
            {options.length > 0
              ? texts.moreTeams(hidden)
              : error
                ? texts.teamsFailed
                : texts.noTeams}
          </p>
        ) : null}
      </div>
    </div>
  )
}
