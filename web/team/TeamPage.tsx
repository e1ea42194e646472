import { useQuery } from '@tanstack/react-query'
import { teamPageMessages as texts } from '#contract/team/team-page.texts.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { viewPath } from '../shared/address/view-path.ts'
import { clampGame, type Lineup } from '../shared/lineup/lineup.ts'
import { LinkButton } from '../shared/ui/action/LinkButton.tsx'
import { KindField } from '../shared/stats/KindField.tsx'
import { useKindFilter } from '../shared/stats/kind-filter.ts'
import { EmptyState } from '../shared/ui/feedback/EmptyState.tsx'
import { Waiting } from '../shared/ui/feedback/Waiting.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import { BansPanel } from './panels/BansPanel.tsx'
import { CompsPanel } from './panels/CompsPanel.tsx'
import { FormPanel } from './panels/FormPanel.tsx'
import { LandingsPanel } from './panels/LandingsPanel.tsx'
import { LastSeriesPanel } from './panels/LastSeriesPanel.tsx'
import { ListedRosters } from './panels/ListedRosters.tsx'
import { MapsPanel } from './panels/MapsPanel.tsx'
import { RosterPanel } from './panels/RosterPanel.tsx'
import { SheetFoot } from './SheetParts.tsx'
import { TeamNotesPanel } from './TeamNotesPanel.tsx'
import { TeamForecastPanel } from './panels/TeamForecastPanel.tsx'
import { TeamHead } from './TeamHead.tsx'
import { teamPageQuery } from './team-page.queries.ts'
import styles from './TeamPage.module.css'

interface TeamPageProps {
  team: string
  lineup: Lineup
}

export function TeamPage({ team, lineup }: TeamPageProps) {
  const [kind, setKind] = useKindFilter('team-kind')
  const query = useQuery(teamPageQuery(team, kind))
  const { data } = query
  if (!data) {
    return (
      <>
        <PageHead title={team} />
        <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={14} />
      </>
    )
  }
  if (data.games === 0) {
    return (
      <>
        <PageHead title={data.team} />
        {kind === null ? null : <KindField kind={kind} onChange={setKind} />}
        <EmptyState
          title={texts.noGames(data.team)}
          text={kind === null ? texts.noGamesText : texts.noGamesOfKind}
          action={<LinkButton to={viewPath('team')}>{texts.choose}</LinkButton>}
        />
      </>
    )
  }
  const isInLobby = lineup.teams.some((other) => isSameTeam(other, data.team))
  const game = clampGame(lineup.game ?? lineup.ban.length + 1)
  const lobby = {
    // The whole lobby, since a forecast also looks at what the others just played.
    teams: isInLobby ? lineup.teams : [data.team],
    bans: lineup.ban,
    game,
    map: lineup.map,
    series: isInLobby ? lineup.series : null,
    known: [],
  }

  return (
    <article className={styles.page} aria-label={data.team}>
      <TeamHead data={data} lineup={lineup} isInLobby={isInLobby} game={game} />
      <div className={styles.kind}>
        <KindField kind={kind} onChange={setKind} />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={styles.forecast}>
            <TeamForecastPanel team={data.team} lobby={lobby} />
          </div>
          <div className={styles.form}>
            <FormPanel games={data.form} />
          </div>
          <div className={styles.notes}>
            <TeamNotesPanel key={data.team} team={data.team} />
          </div>
        </div>
        <div className={styles.column}>
          <div className={styles.roster}>
            <RosterPanel roster={data.roster}>
              <ListedRosters key={data.team} rosters={data.rosters} />
            </RosterPanel>
          </div>
          <div className={styles.comps}>
            <CompsPanel comps={data.comps} bans={lineup.ban} game={game} />
          </div>
          <div className={styles.bans}>
            <BansPanel without={data.without} />
          </div>
        </div>
        <div className={styles.column}>
          <div className={styles.landings}>
            {/* Another team starts with its own map. */}
            <LandingsPanel
              key={data.team}
              team={data.team}
              landings={data.landings}
              first={lineup.map}
            />
          </div>
          <div className={styles.maps}>
            <MapsPanel maps={data.maps} />
          </div>
          <div className={styles.series}>
            <LastSeriesPanel series={data.lastSeries} />
          </div>
        </div>
      </div>
      <SheetFoot />
    </article>
  )
}
