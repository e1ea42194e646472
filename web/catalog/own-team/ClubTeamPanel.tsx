import { Trash2 } from 'lucide-react'
import type { ClubTeam } from '#contract/catalog/own-team.ts'
import { ownTeamAdminMessages as texts } from '#contract/catalog/own-team-admin.texts.ts'
import { ROSTER_PLAYERS } from '#domain/catalog/own-team.ts'
import { keepFocus } from '../../shared/keyboard/keep-focus.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import styles from './ClubTeamPanel.module.css'
import { FillRosterButton } from './FillRosterButton.tsx'
import { NewPlayer } from './NewPlayer.tsx'
import { RosterRow } from './RosterRow.tsx'

type Players = ClubTeam['players']

interface ClubTeamPanelProps {
  club: ClubTeam
  isDefault: boolean
  onDefault: () => void
  onChange: (players: Players) => void
  onRemove: () => void
}

export function ClubTeamPanel(props: ClubTeamPanelProps) {
  const { club, isDefault, onDefault, onChange, onRemove } = props
  const { team, players } = club

  return (
    <Panel
      title={team}
      count={isDefault ? <Badge tone="accent">{texts.defaultTag}</Badge> : undefined}
      actions={
        <>
          {isDefault ? null : (
            <Button size="sm" aria-label={texts.makeDefaultOf(team)} onClick={onDefault}>
              {texts.makeDefault}
            </Button>
          )}
          <IconButton
            label={texts.removeTeam(team)}
            icon={<Trash2 aria-hidden="true" />}
            variant="danger"
            onClick={onRemove}
          />
        </>
      }
    >
      {players.length === 0 ? (
        <div className={styles.empty}>
          <p className={styles.hint}>{texts.noRoster}</p>
          <FillRosterButton team={team} onFill={onChange} />
        </div>
      ) : (
        <>
          <p className={styles.hint}>{texts.preferredHint}</p>
          <ul className={styles.roster} aria-label={texts.roster}>
            {players.map((player) => (
              <RosterRow
                key={player.name}
                player={player}
                onChange={(legends) =>
                  onChange(
                    players.map((other) =>
                      other === player ? { ...player, legends: [...legends] } : other,
                    ),
                  )
                }
                onRemove={() => {
                  onChange(players.filter((other) => other !== player))
                  requestAnimationFrame(keepFocus)
                }}
              />
            ))}
          </ul>
        </>
      )}
      {players.length < ROSTER_PLAYERS ? (
        <NewPlayer
          taken={players.map(({ name }) => name)}
          onAdd={(name) => onChange([...players, { name, legends: [] }])}
        />
      ) : null}
    </Panel>
  )
}
