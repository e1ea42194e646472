import { lobbyMessages as texts } from '#contract/regular/lobby.texts.ts'
import { SwitchField } from '../../shared/ui/form/SwitchField.tsx'
import { Button } from '../../shared/ui/action/Button.tsx'
import { BanPanel, type BanPanelProps } from './BanPanel.tsx'
import styles from './SetupPanels.module.css'
import { TeamPanel, type TeamPanelProps } from '../teams/TeamPanel.tsx'

interface SetupPanelsProps extends BanPanelProps, TeamPanelProps {
  isKept: boolean
  onKeep: (isKept: boolean) => void
  onDone: () => void
}

/** Teams and bans side by side, before a lobby is set or for those who keep them open. */
export function SetupPanels({
  teams,
  onChange,
  isKept,
  onKeep,
  onDone,
  ...bans
}: SetupPanelsProps) {
  return (
    <div className={styles.setup}>
      <div className={styles.panels}>
        <TeamPanel teams={teams} onChange={onChange} />
        <BanPanel {...bans} />
      </div>
      {teams.length > 0 ? (
        <div className={styles.foot}>
          <SwitchField label={texts.keepOpen} checked={isKept} onCheckedChange={onKeep} />
          {isKept ? null : (
            <Button variant="primary" onClick={onDone}>
              {texts.done}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  )
}
