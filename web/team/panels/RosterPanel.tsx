import { type ReactNode, useState } from 'react'
import { teamPageMessages as texts } from '#contract/team/team-page.texts.ts'
import type { TeamPageData } from '#contract/team/team-page.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { formatDay } from '../../shared/page/time.ts'
import { PlayerName } from '../../shared/player/PlayerName.tsx'
import { Button } from '../../shared/ui/action/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { FewTag } from '../../shared/ui/table/FewTag.tsx'
import styles from './RosterPanel.module.css'
import { ShareBar } from '../../shared/ui/table/ShareBar.tsx'

type Player = TeamPageData['roster'][number]

const SHOWN_LEGENDS = 4

/** Who plays which legends. Games with other teammates count only if asked for. */
export function RosterPanel({
  roster,
  children,
}: {
  roster: readonly Player[]
  children?: ReactNode
}) {
  const [isWhole, setIsWhole] = useState(false)
  const hasMore = roster.some(({ withRoster, whole }) => whole.games > withRoster.games)
  const top = Math.max(...roster.map((player) => topShare(countedOf(player, isWhole))))

  return (
    <Panel
      title={texts.roster}
      count={texts.rosterUnit}
      flush
      dense
      actions={
        hasMore ? (
          <Button
            className={styles.whole}
            variant="ghost"
            size="sm"
            aria-pressed={isWhole}
            title={texts.wholeHistoryHint}
            onClick={() => setIsWhole(!isWhole)}
          >
            {texts.wholeHistory}
          </Button>
        ) : undefined
      }
    >
      {roster.length === 0 ? (
        <EmptyState title={texts.noRoster} text={texts.noRosterText} />
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">{texts.roster}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{texts.player}</th>
              <th scope="col">{texts.pool}</th>
            </tr>
          </thead>
          <tbody>
            {roster.map((player) => (
              <PlayerRow key={player.id} player={player} isWhole={isWhole} top={top} />
            ))}
          </tbody>
        </table>
      )}
      {children}
    </Panel>
  )
}

interface PlayerRowProps {
  player: Player
  isWhole: boolean
  /** The largest share in the roster, which fills its bar: bars of different players can be compared. */
  top: number
}

function PlayerRow({ player, isWhole, top }: PlayerRowProps) {
  const { id, name, since } = player
  const { games, legends } = countedOf(player, isWhole)

  return (
    <tr>
      <th scope="row" className={styles.player}>
        <PlayerName player={id} name={name} />
        <small className={styles.games}>
          {texts.games(games)}
          {since ? `, ${texts.since(formatDay(since))}` : null} <FewTag games={games} />
        </small>
      </th>
      <td>
        <ul className={styles.pool}>
          {legends.slice(0, SHOWN_LEGENDS).map(({ legend, games: count }) => (
            <li key={legend} className={styles.legend}>
              <LegendEmblem legend={legend} size={18} />
              <span title={findLegend(legend).label}>{findLegend(legend).short}</span>
              <b title={texts.ofGames(count, games)}>{texts.share(count / games)}</b>
              <span className={styles.bar}>
                <ShareBar share={count / games / top} games={games} />
              </span>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}

const countedOf = (player: Player, isWhole: boolean) => (isWhole ? player.whole : player.withRoster)

const topShare = ({ games, legends }: Player['whole']) =>
  (legends[0]?.games ?? 0) / Math.max(1, games)
