import { SlidersHorizontal } from 'lucide-react'
import { regularMessages as texts } from '#contract/messages/regular.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { BANNED } from '../../shared/ui/legend/emblem-state.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import type { Bans } from './bans.ts'
import styles from './SummaryCard.module.css'

interface SummaryCardProps {
  bans: Bans
  teams: number
  onEdit: () => void
}

/** Summary of the selection on phones, where the setup panels are in a sheet. */
export function SummaryCard({ bans: { legends: bans, game }, teams, onEdit }: SummaryCardProps) {
  return (
    <div className={styles.summary}>
      <p className="visually-hidden" role="status">
        {texts.context(game, bans.length, teams)}
      </p>
      <b className={styles.game}>{texts.game(game)}</b>
      <span className={styles.bans}>
        {bans.map((legend) => (
          <LegendEmblem key={legend} legend={legend} size={26} state={BANNED} label />
        ))}
        {bans.length === 0 ? texts.noBans : null}
      </span>
      <span className={styles.teams}>{texts.teamCount(teams)}</span>
      <Button
        icon={<SlidersHorizontal aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={onEdit}
      >
        {texts.edit}
      </Button>
    </div>
  )
}
