import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { metaMessages as texts } from '#contract/stats/meta.texts.ts'
import { paths } from '../../shared/address/paths.ts'
import { playerPath } from '../../shared/address/player-path.ts'
import { useOwnTeam } from '../../shared/own-team/use-own-team.ts'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { playerStatsQuery } from '../players/player-stats.queries.ts'
import styles from './Meta.module.css'

const SHOWN = 6

/** Who of our team has played a legend, for our team. */
export function OurPlayers({ legend }: { legend: string }) {
  const own = useOwnTeam()
  return (
    <Panel title={texts.ours}>
      {own === null ? (
        <LinkButton to={paths.settings} size="sm">
          {texts.chooseTeam}
        </LinkButton>
      ) : (
        <PlayersOf team={own} legend={legend} />
      )}
    </Panel>
  )
}

function PlayersOf({ team, legend }: { team: string; legend: string }) {
  const query = useQuery(
    playerStatsQuery({
      teams: [team],
      legend,
      regions: [],
      search: '',
      minGames: 1,
      sort: 'games',
      direction: 'desc',
      limit: SHOWN,
    }),
  )
  const { data } = query
  if (!data) {
    return <Waiting query={query} loading={texts.loading} failed={texts.oursFailed} lines={3} />
  }
  if (data.players.length === 0) return <p className={styles.none}>{texts.oursNone}</p>
  return (
    <ul className={styles.players}>
      {data.players.map(({ player, name, games }) => (
        <li key={player}>
          <Link to={playerPath(player)}>{name}</Link>
          <span>{texts.playerGames(games)}</span>
        </li>
      ))}
    </ul>
  )
}
