import { playerMessages as texts } from '#contract/stats/player.texts.ts'
import type { PlayerDetail } from '#contract/stats/player.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { meanOf } from '#domain/stats/sums.ts'
import { classNames } from '../../shared/ui/layout/class-names.ts'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { LegendLink } from '../../shared/legend/LegendLink.tsx'
import { FewTag } from '../../shared/ui/table/FewTag.tsx'
import table from '../../shared/ui/table/SmallTable.module.css'
import { ShareBar } from '../../shared/ui/table/ShareBar.tsx'
import { MeanCell } from '../parts/MeanCell.tsx'
import { PLAYER_FIGURES as figures } from './player-figures.ts'
import styles from './PlayerLegends.module.css'

/** The legends of a player, the most played first. */
export function LegendTable({ legends }: Pick<PlayerDetail, 'legends'>) {
  return (
    <table className={classNames(table.table, styles.roomy)}>
      <caption className="visually-hidden">{texts.playedLegends}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.legendColumn}</th>
          <th scope="col">{texts.games}</th>
          <th scope="col">{texts.killsColumn}</th>
          <th scope="col">{texts.pointsColumn}</th>
        </tr>
      </thead>
      <tbody>
        {legends.map(({ legend, games, kills, score }) => (
          <tr key={legend}>
            <th scope="row">
              <LegendLink legend={legend} size={20} isShort /> <FewTag games={games} />
            </th>
            <td>{games}</td>
            <td>
              <MeanCell figure={figures.kills} sums={kills} games={games} />
            </td>
            <td>
              {meanOf(score) ? (
                <MeanCell figure={figures.score} sums={score} games={games} />
              ) : (
                texts.missing
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface BanPicksProps {
  without: PlayerDetail['without'][number]
  /** How many games were looked at. */
  counted: number
}

/** What the player played while a legend was banned. */
export function BanPicks({ without: { legend, games, legends }, counted }: BanPicksProps) {
  return (
    <Panel title={texts.whenBanned(findLegend(legend).label)} dense>
      <ul className={styles.picks}>
        {legends.map((pick) => (
          <li key={pick.legend} className={styles.pick}>
            <LegendLink legend={pick.legend} size={20} isShort />
            <ShareBar share={pick.games / games} games={games} />
            <b>{texts.ofGames(pick.games, games)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {texts.fromLatest(counted)} <FewTag games={games} />
      </p>
    </Panel>
  )
}
