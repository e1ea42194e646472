import { seriesPageMessages as texts } from '#contract/series/series-page.texts.ts'
import type { SeriesDetail } from '#contract/series/series.ts'
import { adoptionOf } from '#domain/series/adoption.ts'
import { EmptyState } from '../shared/ui/feedback/EmptyState.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import { NamedTrio } from '../shared/ui/legend/NamedTrio.tsx'
import { Scroller } from '../shared/ui/table/Scroller.tsx'
import styles from './AdoptionPanel.module.css'

const SHOWN = 5

/** How many teams played the most played compositions, game by game. */
export function AdoptionPanel({ series: { teams, games } }: { series: SeriesDetail }) {
  const comps = adoptionOf(teams, SHOWN)

  return (
    <Panel title={texts.adoption} count={texts.adoptionUnit(teams.length)} flush dense>
      {comps.length === 0 ? (
        <EmptyState title={texts.noComps} />
      ) : (
        <Scroller label={texts.adoption}>
          <table className={styles.table}>
            <caption className="visually-hidden">{texts.adoption}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.composition}</th>
                {games.map(({ number }) => (
                  <th key={number} scope="col">
                    {texts.game(number)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {comps.map(({ legends, byGame }) => (
                <tr key={legends.join()}>
                  <th scope="row">
                    <NamedTrio legends={legends} size={16} />
                  </th>
                  {games.map(({ number }) => (
                    <td key={number}>
                      <Share count={byGame.get(number) ?? 0} teams={teams.length} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </Panel>
  )
}

function Share({ count, teams }: { count: number; teams: number }) {
  if (count === 0) {
    return (
      <span className={styles.none}>
        ·<span className="visually-hidden">0</span>
      </span>
    )
  }
  return (
    <span className={styles.share}>
      <span className={styles.bar} style={{ inlineSize: `${(100 * count) / teams}%` }} />
      {count}
    </span>
  )
}
