import { Link } from 'wouter'
import { teamPath } from '../shared/address/team-path.ts'
import styles from './TeamLinks.module.css'

export function TeamLinks({ teams }: { teams: readonly string[] }) {
  return (
    <ul className={styles.teams}>
      {teams.map((team) => (
        <li key={team}>
          <Link className={styles.team} to={teamPath(team)}>
            {team}
          </Link>
        </li>
      ))}
    </ul>
  )
}
