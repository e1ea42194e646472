import { ChevronDown, UsersRound } from 'lucide-react'
import { lobbyMessages as texts } from '#contract/regular/lobby.texts.ts'
import { regularMessages as viewTexts } from '#contract/regular/regular.texts.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { usePopover } from '../../shared/ui/overlay/use-popover.ts'
import type { Lineup } from '../../shared/lineup/lineup.ts'
import styles from './HeadStrip.module.css'

interface TeamsButtonProps {
  teams: readonly string[]
  onChange: (next: (lineup: Lineup) => Lineup) => void
  /** Set where the teams aren't in a popover: in the sheet of phones or in an open panel. */
  onGoTo: (() => void) | null
  onKeep: () => void
}

export function TeamsButton({ teams, onChange, onGoTo, onKeep }: TeamsButtonProps) {
  const { opened, close, trigger } = usePopover(loadPicker)
  // For example after the last team was removed, which opens the panels.
  if (onGoTo && opened) close()

  return (
    <>
      <Button
        icon={<UsersRound aria-hidden="true" />}
        {...(onGoTo ? { onClick: onGoTo } : trigger)}
      >
        {viewTexts.teamCount(teams.length)}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </Button>
      {opened ? (
        <opened.Bubble
          title={viewTexts.selectTeams}
          anchor={opened.anchor}
          align="start"
          style={WIDTH}
          onClose={close}
        >
          <div className={styles.picker}>
            <opened.Content teams={teams} onChange={onChange} />
          </div>
          <Button variant="ghost" size="sm" onClick={onKeep}>
            {texts.keepOpen}
          </Button>
        </opened.Bubble>
      ) : null}
    </>
  )
}

const WIDTH = { inlineSize: 320 } as const

const loadPicker = () => import('../teams/TeamPicker.tsx').then((chunk) => chunk.TeamPicker)
