import { regularMessages as texts } from '#contract/regular/regular.texts.ts'
import { SearchField } from '../../shared/ui/form/SearchField.tsx'
import type { ListedTeam } from './team-list.ts'
import styles from './TeamSearch.module.css'

interface TeamSearchProps {
  search: string
  shown: readonly ListedTeam[]
  onSearch: (text: string) => void
  onToggle: (team: string) => void
}

/** Enter selects the first match; the down arrow moves to the list. */
export function TeamSearch({ search, shown, onSearch, onToggle }: TeamSearchProps) {
  return (
    <div
      className={styles.search}
      onKeyDown={(event) => {
        if (!(event.target instanceof HTMLInputElement)) return
        const [first] = shown
        if (event.key === 'Enter' && search !== '' && first) onToggle(first.name)
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        const list = event.currentTarget.parentElement?.querySelector<HTMLElement>('[role=option]')
        list?.focus()
      }}
    >
      <SearchField
        label={texts.searchTeams}
        placeholder={texts.searchTeams}
        value={search}
        onValueChange={onSearch}
      />
    </div>
  )
}
