import { Trash2 } from 'lucide-react'
import type { ClubTeam } from '#contract/catalog/own-team.ts'
import { lobbyMessages } from '#contract/regular/lobby.texts.ts'
import { ownTeamAdminMessages as texts } from '#contract/catalog/own-team-admin.texts.ts'
import { currentLegends, legendKey } from '#domain/catalog/legend.ts'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { LegendChips } from '../../shared/ui/legend/LegendChips.tsx'
import { LegendField } from '../../shared/ui/legend/LegendField.tsx'
import styles from './RosterRow.module.css'

interface RosterRowProps {
  player: ClubTeam['players'][number]
  onChange: (legends: readonly string[]) => void
  onRemove: () => void
}

export function RosterRow({ player: { name, legends }, onChange, onRemove }: RosterRowProps) {
  const keys = legends.map(legendKey)

  return (
    <li className={styles.row}>
      <b className={styles.name}>{name}</b>
      <LegendChips
        legends={keys}
        removeLabel={(legend) => texts.removeLegend(legend, name)}
        onChange={onChange}
      />
      <div className={styles.field}>
        <LegendField
          label={texts.preferred(name)}
          legends={currentLegends().filter(({ key }) => !keys.includes(key))}
          noMatch={lobbyMessages.noMatch}
          onPick={({ key }) => onChange([...keys, key])}
        />
      </div>
      <IconButton
        label={texts.removePlayer(name)}
        icon={<Trash2 aria-hidden="true" />}
        variant="danger"
        onClick={onRemove}
      />
    </li>
  )
}
