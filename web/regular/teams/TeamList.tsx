import { Check } from 'lucide-react'
import { memo, useState, type KeyboardEvent } from 'react'
import { regularMessages as texts } from '#contract/regular/regular.texts.ts'
import { ownEntry } from '../../shared/page/own-entry.ts'
import { isPlainLetter, nextIndex } from '../../shared/ui/legend/grid-keys.ts'
import type { ListedTeam } from './team-list.ts'
import styles from './TeamList.module.css'

interface TeamListProps {
  teams: readonly ListedTeam[]
  regions: Readonly<Record<string, string>>
  isFull: boolean
  onToggle: (team: string) => void
}

/** One tab stop: arrow keys move, letters jump, Space and Enter select. */
export function TeamList({ teams, regions, isFull, onToggle }: TeamListProps) {
  const [current, setCurrent] = useState<string | null>(null)
  const stop = teams.some(({ name }) => name === current) ? current : teams[0]?.name

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')]
    const at = options.findIndex((option) => option === event.target)
    const team = teams[at]
    if (team && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault()
      onToggle(team.name)
      return
    }
    if (at === -1) return
    const to = nextOption(event, at, teams)
    // A letter that matches no team must not trigger a page shortcut either.
    if (to === at && !isPlainLetter(event)) return
    event.preventDefault()
    options[to]?.focus()
  }

  return (
    <div
      className={styles.list}
      role="listbox"
      aria-multiselectable="true"
      aria-label={texts.teams}
      onKeyDown={press}
    >
      {teams.map(({ name, isSelected }) => (
        <TeamOption
          key={name}
          name={name}
          region={ownEntry(regions, name)}
          isSelected={isSelected}
          isClosed={isFull && !isSelected}
          isStop={name === stop}
          onToggle={onToggle}
          onFocus={setCurrent}
        />
      ))}
    </div>
  )
}

/** Treats the list as a grid with one column. Home and End go to the first and last team. */
function nextOption(event: KeyboardEvent, at: number, teams: readonly ListedTeam[]): number {
  if (event.key === 'Home') return 0
  if (event.key === 'End') return teams.length - 1
  const rows = teams.map(({ name }, index) => ({ label: name, left: 0, top: index }))
  return nextIndex(event, at, rows)
}

interface TeamOptionProps {
  name: string
  region: string | undefined
  isSelected: boolean
  isClosed: boolean
  isStop: boolean
  onToggle: (team: string) => void
  onFocus: (team: string) => void
}

const TeamOption = memo(
  ({ name, region, isSelected, isClosed, isStop, onToggle, onFocus }: TeamOptionProps) => (
    // The list handles the keys of all options.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      className={styles.option}
      role="option"
      aria-selected={isSelected}
      aria-disabled={isClosed || undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onToggle(name)}
      onFocus={() => onFocus(name)}
    >
      <span className={styles.box} aria-hidden="true">
        {isSelected ? <Check /> : null}
      </span>
      <span className={styles.name}>{name}</span>
      {region ? <span className={styles.region}>{region}</span> : null}
    </div>
  ),
)
