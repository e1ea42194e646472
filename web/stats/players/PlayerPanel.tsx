import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { playerMessages as texts } from '#contract/stats/player.texts.ts'
import type { PlayerDetail, PlayerInput } from '#contract/stats/player.ts'
import { playerPath } from '../../shared/address/player-path.ts'
import { teamPath } from '../../shared/address/team-path.ts'
import { platformText } from '../../shared/player/platform-text.ts'
import { playerQuery } from '../../shared/player/player.queries.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { MeanCell } from '../parts/MeanCell.tsx'
import { AccuracyCell } from './AccuracyCell.tsx'
import { PLAYER_FIGURES as figures } from './player-figures.ts'
import { BanPicks, LegendTable } from './PlayerLegends.tsx'
import styles from './PlayerPanel.module.css'

export interface PlayerPanelProps {
  player: string
  choice: Omit<PlayerInput, 'player'>
  /** On the player's own page: no link to it. */
  isPage?: boolean
}

/** One player's numbers, legends and what they play when a legend is banned. */
export function PlayerPanel({ player, choice, isPage = false }: PlayerPanelProps) {
  const { data, error, isFetching, refetch } = useQuery(playerQuery({ player, ...choice }))

  if (!data) {
    return error ? (
      <ErrorState message={texts.playerFailed} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <Skeleton label={texts.loadingPlayer} lines={6} />
    )
  }
  return (
    <div className={styles.panels} aria-busy={data.player !== player || undefined}>
      <PlayerNumbers data={data} isPage={isPage} />
      {data.legends.length > 0 ? (
        <Panel title={texts.playedLegends} flush dense>
          <LegendTable legends={data.legends} />
        </Panel>
      ) : null}
      {data.without.map((without) => (
        <BanPicks key={without.legend} without={without} counted={data.counted} />
      ))}
    </div>
  )
}

const SHOWN = ['kills', 'damage', 'knockdowns', 'survival', 'placement'] as const

function PlayerNumbers({ data, isPage }: { data: PlayerDetail; isPage: boolean }) {
  const { name, teams, games, otherNames, hardware } = data
  const [team] = teams

  return (
    <Panel
      title={name}
      actions={
        <>
          {isPage || games === 0 ? null : (
            <Link className={styles.link} to={playerPath(data.player)}>
              {texts.playerPage}
            </Link>
          )}
          {team ? (
            <Link className={styles.link} to={teamPath(team.team)}>
              {texts.teamPage}
            </Link>
          ) : null}
        </>
      }
      dense
    >
      <p className={styles.facts}>
        {[
          ...teams.map((one) => one.team),
          texts.gamesOf(games),
          ...hardware.slice(0, 1).map((one) => platformText(one.hardware)),
        ].join(', ')}
      </p>
      {otherNames.length > 0 ? (
        <p className={styles.facts}>{texts.alsoNamed(otherNames.join(', '))}</p>
      ) : null}
      {games === 0 ? (
        <EmptyState title={texts.unknownPlayer} />
      ) : (
        <dl className={styles.numbers}>
          {SHOWN.map((id) => (
            <div key={id} className={styles.number}>
              <dt>{figures[id].title}</dt>
              <dd>
                <MeanCell figure={figures[id]} sums={data[id]} games={games} />
              </dd>
            </div>
          ))}
          <div className={styles.number}>
            <dt>{texts.accuracy}</dt>
            <dd>
              <AccuracyCell aim={data.accuracy} />
            </dd>
          </div>
        </dl>
      )}
    </Panel>
  )
}
