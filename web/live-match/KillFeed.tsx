import { livePageMessages as texts } from '#contract/live-match/live-page.texts.ts'
import type { LiveView, ViewedKill } from '#domain/live-match/view/live-view.ts'
import { clockText } from '#domain/base/clock-text.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { Badge } from '../shared/ui/layout/Badge.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import styles from './KillFeed.module.css'

interface KillFeedProps {
  view: LiveView
  ownSlot: number | null
  isOnlyOurs: boolean
  onOnlyOurs: (isOnly: boolean) => void
}

/** Newest first. */
export function KillFeed({ view, ownSlot, isOnlyOurs, onOnlyOurs }: KillFeedProps) {
  const { kills, teams } = view
  const isOurs = ({ killer, victim }: ViewedKill) =>
    killer?.slot === ownSlot || victim.slot === ownSlot
  const shown = kills.filter((kill) => !isOnlyOurs || isOurs(kill)).toReversed()
  const nameOf = (slot: number) => teams.find((team) => team.slot === slot)?.name ?? ''

  return (
    <Panel
      title={texts.killFeed}
      count={texts.kills(kills.at(-1)?.number ?? 0)}
      dense
      flush
      actions={
        ownSlot === null ? null : (
          <Button
            size="sm"
            variant="ghost"
            aria-pressed={isOnlyOurs}
            aria-keyshortcuts="f"
            onClick={() => onOnlyOurs(!isOnlyOurs)}
          >
            {texts.onlyOurs}
          </Button>
        )
      }
    >
      {shown.length === 0 ? (
        <p className={styles.none}>{isOnlyOurs ? texts.noOwnKills : texts.noKills}</p>
      ) : (
        // A list that scrolls has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol className={styles.kills} tabIndex={0} aria-label={texts.killFeed}>
          {shown.map((kill) => (
            <li key={kill.number} className={styles.kill}>
              <span className={styles.time}>{kill.atS === null ? '' : clockText(kill.atS)}</span>
              {kill.killer ? (
                <span className={styles.killer}>
                  {nameOf(kill.killer.slot)} <small>{kill.killer.name}</small>
                </span>
              ) : (
                <span className={styles.ring}>{texts.byRing}</span>
              )}
              <span className={styles.weapon}>{kill.weapon}</span>
              <span className={styles.victim}>
                {nameOf(kill.victim.slot)} <small>{kill.victim.name}</small>
              </span>
              {isTeamOut(kill, view) ? (
                <span className={styles.teamOut}>
                  <Badge tone="danger">{texts.teamOut}</Badge>
                </span>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

/** The last kill of a team that is out. */
function isTeamOut({ number, victim }: ViewedKill, { teams, kills }: LiveView): boolean {
  const isLast = kills.every((other) => other.victim.slot !== victim.slot || other.number <= number)
  const placement = teams.find(({ slot }) => slot === victim.slot)?.placement ?? null
  return isLast && placement !== null && placement > 1
}
