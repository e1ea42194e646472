import { teamPageMessages as texts } from '#contract/team/team-page.texts.ts'
import type { TeamPageData } from '#contract/team/team-page.ts'
import { formatDay } from '../../shared/page/time.ts'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import styles from './FormPanel.module.css'

/** Points of the last games. Wins are marked. */
export function FormPanel({ games }: { games: TeamPageData['form'] }) {
  const oldestFirst = games.toReversed()
  const most = Math.max(1, ...games.map(({ points }) => points ?? 0))

  return (
    <Panel title={texts.form} count={texts.formUnit(games.length)} dense>
      <ol className={styles.form}>
        {oldestFirst.map(({ number, playedAt, points, placement }) => {
          const [score, place] = [texts.points(points), texts.place(placement)]
          const text = texts.formGame(formatDay(playedAt), number, score, place)
          return (
            <li key={`${playedAt} ${number}`} className={styles.game} title={text}>
              <span className={styles.space} aria-hidden="true">
                <span
                  className={styles.bar}
                  data-won={placement === 1 || undefined}
                  style={{ blockSize: `${(100 * (points ?? 0)) / most}%` }}
                />
              </span>
              <b aria-hidden="true">{score}</b>
              <span aria-hidden="true">{place}</span>
              <span className="visually-hidden">{text}</span>
            </li>
          )
        })}
      </ol>
      <p className={styles.hint}>{texts.formHint}</p>
    </Panel>
  )
}
