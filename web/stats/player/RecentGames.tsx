import { Link } from 'wouter'
import { playerMessages as texts } from '#contract/stats/player.texts.ts'
import type { PlayerDetail } from '#contract/stats/player.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { mapName } from '#domain/catalog/map.ts'
import { teamPath } from '../../shared/address/team-path.ts'
import { viewPath } from '../../shared/address/view-path.ts'
import { formatDay } from '../../shared/page/time.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { Scroller } from '../../shared/ui/table/Scroller.tsx'
import tableStyles from '../../shared/ui/table/SmallTable.module.css'
import styles from './RecentGames.module.css'

type Game = PlayerDetail['recent'][number]

const HEADS = [texts.placeColumn, texts.killsColumn, texts.damageColumn, texts.teamPoints]

/** Game by game, by series. */
export const RecentGames = ({ games }: { games: readonly Game[] }) => (
  <Panel title={texts.recent} count={games.length} flush dense>
    <Scroller label={texts.recent}>
      <table className={tableStyles.table}>
        <caption className="visually-hidden">{texts.recent}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.gameColumn}</th>
            <th scope="col" className={tableStyles.comp}>
              {texts.legendColumn}
            </th>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {[...Map.groupBy(games, ({ series }) => series).values()].map(([newest, ...others]) =>
          newest ? (
            <tbody key={newest.series}>
              <tr>
                <th scope="rowgroup" colSpan={HEADS.length + 2} className={styles.series}>
                  <Link to={viewPath('series', { series: String(newest.series) })}>
                    {newest.event}
                  </Link>{' '}
                  <small>
                    {formatDay(newest.playedAt)},{' '}
                    <Link to={teamPath(newest.team)}>{newest.team}</Link>
                  </small>
                </th>
              </tr>
              {[newest, ...others].map((game) => (
                <GameRow key={game.game} game={game} />
              ))}
            </tbody>
          ) : null,
        )}
      </table>
    </Scroller>
  </Panel>
)

function GameRow({ game }: { game: Game }) {
  const { game: number, map, legend, placement, kills, damage, points } = game

  return (
    <tr>
      <th scope="row">
        {number} <small>{map === null ? null : mapName(map)}</small>
      </th>
      <td className={tableStyles.comp}>
        {legend === null ? (
          texts.missing
        ) : (
          <span className={styles.legend}>
            <LegendEmblem legend={legend} size={20} />
            {findLegend(legend).label}
          </span>
        )}
      </td>
      <td data-first={placement === 1 || undefined}>{texts.place(placement)}</td>
      <td>{texts.number(kills)}</td>
      <td>{texts.number(damage)}</td>
      <td>
        <b>{texts.number(points)}</b>
      </td>
    </tr>
  )
}
