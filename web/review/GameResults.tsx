import { Link } from 'wouter'
import type { GameReplay } from '#contract/live-match/replay.ts'
import { reviewMessages as texts } from '#contract/review/review.texts.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { teamPath } from '../shared/address/team-path.ts'
import { Notice } from '../shared/ui/feedback/Notice.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import { NamedTrio } from '../shared/ui/legend/NamedTrio.tsx'
import { Scroller } from '../shared/ui/table/Scroller.tsx'
import tableStyles from '../shared/ui/table/SmallTable.module.css'
import styles from './GameResults.module.css'
import type { ReviewedResult } from './game-results.ts'

interface GameResultsProps {
  reason: NonNullable<GameReplay['reason']>
  results: readonly ReviewedResult[]
  ownTeam: string | null
}

/** A game without positions: why, and how it ended. */
export function GameResults({ reason, results, ownTeam }: GameResultsProps) {
  const { columns } = texts
  return (
    <div className={styles.parts}>
      <Notice tone="info">
        <b>{texts.reasons[reason]}.</b> {texts.reasonTexts[reason]}
      </Notice>
      <Panel title={texts.results} flush dense>
        {results.length === 0 ? <p className={styles.empty}>{texts.noResults}</p> : null}
        <Scroller label={texts.results}>
          <table className={tableStyles.table}>
            <caption className="visually-hidden">{texts.results}</caption>
            <thead>
              <tr>
                <th scope="col">{columns.team}</th>
                <th scope="col">{columns.place}</th>
                <th scope="col" className={styles.comp}>
                  {columns.composition}
                </th>
                <th scope="col">{columns.kills}</th>
                <th scope="col">{columns.points}</th>
              </tr>
            </thead>
            <tbody>
              {results.map(({ team, placement, kills, points, legends }) => (
                <tr
                  key={team}
                  data-own={(ownTeam !== null && isSameTeam(team, ownTeam)) || undefined}
                >
                  <th scope="row">
                    <Link className={styles.team} to={teamPath(team)}>
                      {team}
                    </Link>
                  </th>
                  <td>{placement === null ? texts.none : `#${placement}`}</td>
                  <td className={styles.comp}>
                    <NamedTrio legends={legends} size={16} look="names" />
                  </td>
                  <td>{kills ?? texts.none}</td>
                  <td>
                    <b>{points ?? texts.none}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      </Panel>
    </div>
  )
}
