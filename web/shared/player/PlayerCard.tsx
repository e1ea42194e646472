import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { playerMessages as texts } from '#contract/stats/player.texts.ts'
import { meanOf, type Sums } from '#domain/stats/sums.ts'
import { playerPath } from '../address/player-path.ts'
import { teamPath } from '../address/team-path.ts'
import { Waiting } from '../ui/feedback/Waiting.tsx'
import { FewTag } from '../ui/table/FewTag.tsx'
import { viewPath } from '../address/view-path.ts'
import { LegendShares } from './LegendShares.tsx'
import { platformText } from './platform-text.ts'
import { playerQuery } from './player.queries.ts'
import styles from './PlayerCard.module.css'

const SHOWN_LEGENDS = 4
const SHOWN_TEAMS = 3

/** All games of the archive, in few words. */
export function PlayerCard({ player }: { player: string }) {
  const query = useQuery(playerQuery({ player, regions: [] }))
  const { data } = query
  if (!data) {
    return (
      <Waiting query={query} loading={texts.loadingPlayer} failed={texts.playerFailed} lines={3} />
    )
  }
  const { name, games, kills, damage, teams, legends, hardware } = data
  const [platform] = hardware

  return (
    <div className={styles.card}>
      <p className={styles.facts}>
        {texts.gamesOf(games)}
        {platform ? `, ${platformText(platform.hardware)}` : null} <FewTag games={games} />
      </p>
      <dl className={styles.numbers}>
        <Fact label={texts.kills} sums={kills} digits={2} />
        <Fact label={texts.damageAGame} sums={damage} digits={0} />
      </dl>
      {legends.length > 0 ? (
        <LegendShares legends={legends.slice(0, SHOWN_LEGENDS)} games={games} />
      ) : null}
      <ul className={styles.teams}>
        {teams.slice(0, SHOWN_TEAMS).map(({ team, games: own }) => (
          <li key={team}>
            <Link to={teamPath(team)}>{team}</Link> <span>{texts.gamesOf(own)}</span>
          </li>
        ))}
      </ul>
      <Link className={styles.all} to={playerPath(data.player)}>
        {texts.openPage}
      </Link>
      <Link className={styles.all} to={playersTabPath(data.player, name)}>
        {texts.openInStats}
      </Link>
    </div>
  )
}

function Fact({ label, sums, digits }: { label: string; sums: Sums; digits: number }) {
  const mean = meanOf(sums)
  const write = (value: number) => value.toFixed(digits)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{mean ? write(mean.mean) : texts.missing}</b>
        {mean?.interval ? (
          <small> {texts.between(write(mean.interval.low), write(mean.interval.high))}</small>
        ) : null}
      </dd>
    </div>
  )
}

/** The address of the Players tab with this player selected, whatever filters were set before. */
function playersTabPath(player: string, name: string): string {
  const filters = { regions: 'ALL', min: '1', q: name }
  return viewPath('statsboard', { tab: 'players', ...filters, player })
}
