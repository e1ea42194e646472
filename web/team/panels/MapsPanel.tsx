import { teamPageMessages as texts } from '#contract/team/team-page.texts.ts'
import type { TeamPageData } from '#contract/team/team-page.ts'
import { mapName } from '#domain/catalog/map.ts'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { FewTag, isFew } from '../../shared/ui/table/FewTag.tsx'
import styles from '../../shared/ui/table/SmallTable.module.css'

/** How the team does on each map. */
export function MapsPanel({ maps }: { maps: TeamPageData['maps'] }) {
  return (
    <Panel title={texts.maps} flush dense>
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.maps}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.map}</th>
            <th scope="col">{texts.gamesShort}</th>
            <th scope="col">{texts.meanPointsLong}</th>
            <th scope="col">{texts.meanPlace}</th>
          </tr>
        </thead>
        <tbody>
          {maps.map(({ map, games, meanPoints, meanPlacement }) => (
            <tr key={map} data-few={isFew(games) || undefined}>
              <th scope="row">
                {map === null ? texts.otherMap : mapName(map)} <FewTag games={games} />
              </th>
              <td>{games}</td>
              <td>
                <b>{write(meanPoints)}</b>
              </td>
              <td>{write(meanPlacement)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

const write = (mean: number | null) => (mean === null ? texts.points(null) : mean.toFixed(1))
