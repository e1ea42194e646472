import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { notify } from '../../shared/page/toast.ts'
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx'
import { CompareLetter } from './CompareLetter.tsx'
import styles from './CompareBox.module.css'
import { type Compared, MAX_COMPARED } from './use-compared.ts'

interface CompareBoxProps {
  team: string
  compared: Compared
}

/** A team's name in the table, with a checkbox to compare it. */
export function CompareBox({ team, compared }: CompareBoxProps) {
  const index = compared.placeOf(team)
  const isFull = index === -1 && compared.teams.length === MAX_COMPARED

  return (
    <span className={styles.team}>
      <label className={styles.target}>
        <Checkbox
          aria-label={texts.compareTeam(team)}
          aria-disabled={isFull || undefined}
          checked={index !== -1}
          onChange={() => {
            if (isFull) notify.info(texts.compareFull)
            else compared.toggle(team)
          }}
        />
      </label>
      <span className={styles.name}>{team}</span>
      <CompareLetter index={index} />
    </span>
  )
}
