import { Link } from 'wouter'
import { teamPageMessages as texts } from '#contract/team/team-page.texts.ts'
import type { TeamPageData } from '#contract/team/team-page.ts'
import { mapName } from '#domain/catalog/map.ts'
import { viewPath } from '../../shared/address/view-path.ts'
import { formatDay } from '../../shared/page/time.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import { Scroller } from '../../shared/ui/table/Scroller.tsx'
import styles from './LastSeriesPanel.module.css'
import tableStyles from '../../shared/ui/table/SmallTable.module.css'

/** The team's last series game by game. */
export function LastSeriesPanel({ series }: { series: TeamPageData['lastSeries'] }) {
  const last = series?.games.at(-1)
  return (
    <Panel title={texts.lastSeries} count={last ? formatDay(last.playedAt) : undefined} flush dense>
      {series ? (
        <>
          <p className={styles.event}>
            <Link
              to={viewPath('series', { series: String(series.id) })}
              title={texts.seriesLink(series.event)}
            >
              {series.event}
            </Link>
          </p>
          <Scroller label={texts.lastSeries}>
            <table className={tableStyles.table}>
              <caption className="visually-hidden">{texts.lastSeries}</caption>
              <thead>
                <tr>
                  <th scope="col">
                    <abbr title={texts.game}>{texts.gameShort}</abbr>
                  </th>
                  <th scope="col" className={tableStyles.comp}>
                    {texts.composition}
                  </th>
                  <th scope="col">{texts.placeHead}</th>
                  <th scope="col">{texts.kills}</th>
                  <th scope="col">
                    <abbr title={texts.pointsLong}>{texts.pointsShort}</abbr>
                  </th>
                </tr>
              </thead>
              <tbody>
                {series.games.map(({ number, map, legends, placement, kills, points }) => (
                  <tr key={number} title={map === null ? undefined : mapName(map)}>
                    <th scope="row">{number}</th>
                    <td className={tableStyles.comp}>
                      <NamedTrio legends={legends} size={16} />
                    </td>
                    <td data-first={placement === 1 || undefined}>{texts.place(placement)}</td>
                    <td>{texts.points(kills)}</td>
                    <td>
                      <b>{texts.points(points)}</b>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroller>
        </>
      ) : (
        <EmptyState title={texts.noSeries} />
      )}
    </Panel>
  )
}
