import { memo } from 'react'
import { ListTree, X } from 'lucide-react'
import { parseAsString } from '../../shared/address/query-parser.ts'
import { useQueryStates } from '../../shared/address/query-state.ts'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import type { TeamStat } from '#contract/stats/stats.ts'
import { meanOf } from '#domain/stats/sums.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { COMPARE_MARKS } from './compare-mark.ts'
import { CompareLetter } from './CompareLetter.tsx'
import styles from './ComparePanel.module.css'
import { type Figure, intervalText, TEAM_FIGURES } from '../parts/figure.ts'
import type { Compared } from './use-compared.ts'
import { Whisker } from '../../shared/ui/table/Whisker.tsx'

interface ComparePanelProps {
  compared: Compared
  /** All teams that match the filters, including those the table hides. */
  rows: readonly TeamStat[]
}

type FigureId = keyof typeof TEAM_FIGURES
const FIGURES: readonly FigureId[] = ['score', 'placement', 'kills', 'survival']

/** URL parameters of the tab with a team's compositions. */
const COMPOSITIONS = { tab: parseAsString, team: parseAsString, sort: parseAsString }

/** Two to four teams side by side, each figure on one scale. */
export const ComparePanel = memo(({ compared, rows }: ComparePanelProps) => {
  const { teams, toggle, clear } = compared
  const [, show] = useQueryStates(COMPOSITIONS, { history: 'push' })
  const found = teams.map((team) => rows.find(({ teamName }) => isSameTeam(teamName, team)) ?? null)

  return (
    <Panel
      title={texts.compare}
      actions={
        teams.length > 0 ? (
          <Button variant="ghost" size="sm" onClick={clear}>
            {texts.compareClear}
          </Button>
        ) : null
      }
    >
      {teams.length === 0 ? <EmptyState title={texts.compareHint} /> : null}
      <ul className={styles.teams}>
        {teams.map((team, index) => (
          <li key={team} className={styles.team}>
            <CompareLetter index={index} />
            <span className={styles.name}>{found[index]?.teamName ?? team}</span>
            <span className={styles.games}>
              {found[index] ? texts.gamesOf(found[index].gamesPlayed) : texts.notListed}
            </span>
            <IconButton
              label={texts.compositionsOf(team)}
              icon={<ListTree aria-hidden="true" />}
              onClick={() => show({ tab: 'comp_performance', team, sort: null })}
            />
            <IconButton
              label={texts.remove(team)}
              icon={<X aria-hidden="true" />}
              onClick={() => toggle(team)}
            />
          </li>
        ))}
      </ul>
      {teams.length === 1 ? <p className={styles.hint}>{texts.compareOneMore}</p> : null}
      {teams.length > 1 ? FIGURES.map((id) => <Comparison key={id} id={id} teams={found} />) : null}
    </Panel>
  )
})

interface ComparisonProps {
  id: FigureId
  teams: readonly (TeamStat | null)[]
}

function Comparison({ id, teams }: ComparisonProps) {
  const figure: Figure = TEAM_FIGURES[id]
  const means = teams.map((team) => team && meanOf(team[id], figure.bounds))
  const ends = means.flatMap((mean) =>
    mean ? [mean.interval?.low ?? mean.mean, mean.interval?.high ?? mean.mean] : [],
  )
  if (ends.length === 0) return null
  const range = { low: Math.min(...ends), high: Math.max(...ends) }

  return (
    <section className={styles.figure}>
      <h3 className={styles.title}>{figure.title}</h3>
      <ul>
        {means.map((mean, index) => {
          const team = teams[index]
          if (!mean || !team) return null
          return (
            <li key={team.teamName} className={styles.row}>
              <CompareLetter index={index} />
              <span className="visually-hidden">{team.teamName}</span>
              <Whisker
                at={mean.mean}
                interval={mean.interval}
                range={range}
                games={mean.n}
                color={COMPARE_MARKS[index]?.color}
              />
              <span className={styles.number}>
                {figure.write(mean.mean)}
                <span className={styles.interval}>
                  {mean.interval ? intervalText(mean.interval, figure.write) : texts.oneGame}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
