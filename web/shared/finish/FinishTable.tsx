import { finishMessages as texts } from '#contract/series/finish.texts.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { Meter } from '../ui/table/Meter.tsx'
import { Scroller } from '../ui/table/Scroller.tsx'
import type { FinishRow } from './finish-rows.ts'
import styles from './FinishTable.module.css'

const CHANCES = ['top5', 'top10', 'winNext', 'winSeries'] as const
export type FinishColumn = (typeof CHANCES)[number] | 'course'

interface FinishTableProps {
  rows: readonly FinishRow[]
  columns: readonly FinishColumn[]
  own: string | null
  /** The next game has begun. */
  isInGame?: boolean
  /** Whose need is shown elsewhere. */
  chosen?: string | null
  onChoose?: (team: string) => void
}

/** Chances of where teams finish. */
export function FinishTable(props: FinishTableProps) {
  const { rows, columns, own, isInGame = false, chosen = null, onChoose } = props
  const chances = CHANCES.filter((name) => columns.includes(name))
  const hasCourse = columns.includes('course')
  return (
    <div className={styles.width}>
      <Scroller label={texts.title}>
        <table className={styles.table}>
          <caption className="visually-hidden">{texts.title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.team}</th>
              <th scope="col" className={styles.number}>
                {texts.points}
              </th>
              {chances.map((name) => (
                <th key={name} scope="col">
                  {name === 'winNext' && isInGame ? texts.winThis : texts[name]}
                </th>
              ))}
              {hasCourse ? <th scope="col">{texts.course}</th> : null}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={row.team}
                data-own={(own !== null && isSameTeam(row.team, own)) || undefined}
              >
                <th scope="row">
                  {onChoose ? (
                    <button
                      type="button"
                      className={styles.choose}
                      aria-pressed={row.team === chosen}
                      title={texts.needOf(row.team)}
                      onClick={() => onChoose(row.team)}
                    >
                      {row.team}
                    </button>
                  ) : (
                    row.team
                  )}
                </th>
                <td className={styles.number}>{row.points}</td>
                {chances.map((name) => (
                  <td key={name}>
                    <span className={styles.chance}>
                      <b>{texts.percent(row[name])}</b>
                      <Meter percent={100 * row[name]} />
                    </span>
                  </td>
                ))}
                {hasCourse ? (
                  <td>
                    <Course chances={row.course} />
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </div>
  )
}

const COURSE = { width: 84, height: 22, edge: 3 }

/** The chance of the top 5 after each game, as a line from 0 to 100 %. */
function Course({ chances }: { chances: readonly number[] }) {
  const { width, height, edge } = COURSE
  const x = (index: number) =>
    chances.length === 1 ? width - edge : edge + (index / (chances.length - 1)) * (width - 2 * edge)
  const y = (chance: number) => height - edge - chance * (height - 2 * edge)
  const last = chances.length - 1
  return (
    <svg
      className={styles.course}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={texts.courseOf(chances.map(texts.percent))}
    >
      <polyline points={chances.map((chance, index) => `${x(index)},${y(chance)}`).join(' ')} />
      <circle cx={x(last)} cy={y(chances[last] ?? 0)} r={2.5} />
    </svg>
  )
}
