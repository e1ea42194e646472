import { ChevronDown } from 'lucide-react'
import { memo, useMemo, useState } from 'react'
import { forecastMessages as texts } from '#contract/forecast/forecast.texts.ts'
import { teamForecastMessages } from '#contract/forecast/team-forecast.texts.ts'
import { ownTeamMessages } from '#contract/catalog/own-team.texts.ts'
import { rankingMessages } from '#contract/regular/ranking.texts.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import { totalWeight } from '../likely/use-ranking.ts'
import { ForecastCell, RunnerUp } from '../../shared/forecast/ForecastCell.tsx'
import styles from './LikelyCards.module.css'
import { BY_PLACE, sortTeams, type TableTeam } from './table-team.ts'
import { WeightedCell } from './WeightedCell.tsx'

interface LikelyCardsProps {
  teams: readonly TableTeam[]
  bans: readonly string[]
  hasFailed: boolean
  onOpen: (team: string) => void
}

/** The teams on phones: each shows its forecast and opens to everything else. */
export function LikelyCards({ teams, bans, hasFailed, onOpen }: LikelyCardsProps) {
  const sorted = useMemo(() => sortTeams(teams, BY_PLACE), [teams])

  return (
    <ul className={styles.cards}>
      {sorted.map((team) => (
        <TeamCard
          key={team.ranked.team}
          team={team}
          bans={bans}
          hasFailed={hasFailed}
          onOpen={onOpen}
        />
      ))}
    </ul>
  )
}

interface TeamCardProps {
  team: TableTeam
  bans: readonly string[]
  hasFailed: boolean
  onOpen: (team: string) => void
}

const TeamCard = memo(({ team, bans, hasFailed, onOpen }: TeamCardProps) => {
  const { ranked, forecast } = team
  const [isOpen, setIsOpen] = useState(false)
  const last = forecast?.last

  return (
    <li className={styles.card} data-own={team.isOwn || undefined}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.line}>
          <b className={styles.name}>{ranked.team}</b>
          {team.isOwn ? <span className={styles.own}>{ownTeamMessages.you}</span> : null}
          {last ? (
            <span className={styles.last}>
              {last.placement === null ? null : texts.place(last.placement)}
              <NamedTrio legends={last.comp} size={16} look="names" banned={bans} />
            </span>
          ) : null}
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </span>
        <ForecastCell forecast={forecast} hasFailed={hasFailed} bans={bans} />
      </button>
      {isOpen ? <CardDetails team={team} bans={bans} onOpen={onOpen} /> : null}
    </li>
  )
})

function CardDetails({ team, bans, onOpen }: Omit<TeamCardProps, 'hasFailed'>) {
  const { ranked, forecast } = team

  return (
    <div className={styles.details}>
      <RunnerUp forecast={forecast} rank={1} bans={bans} />
      <RunnerUp forecast={forecast} rank={2} bans={bans} />
      <h3 className={styles.title}>{texts.weighted}</h3>
      {ranked.likely.length === 0 ? (
        <p className={styles.none}>{ranked.games > 0 ? rankingMessages.noTrios : texts.noGames}</p>
      ) : (
        <ol className={styles.weighted}>
          {ranked.likely.map((comp, index) => (
            <li key={index}>
              <WeightedCell
                comp={comp}
                team={ranked.team}
                shownWeight={totalWeight(ranked.likely)}
                bans={ranked.bans}
                hasFacts
              />
            </li>
          ))}
        </ol>
      )}
      <Button size="sm" aria-haspopup="dialog" onClick={() => onOpen(ranked.team)}>
        {teamForecastMessages.details}
      </Button>
    </div>
  )
}
