import { useQuery } from '@tanstack/react-query'
import { playerMessages as texts } from '#contract/stats/player.texts.ts'
import { parseAsText } from '../../shared/address/query-parser.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { viewPath } from '../../shared/address/view-path.ts'
import { playerQuery } from '../../shared/player/player.queries.ts'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'
import { PlayerPanel } from '../players/PlayerPanel.tsx'
import { RecentGames } from './RecentGames.tsx'
import styles from './PlayerPage.module.css'

const EVERYTHING = { regions: [] }

/** A player over all their games. */
export function PlayerPage() {
  const [player] = useQueryState('player', parseAsText)
  const { data } = useQuery({
    ...playerQuery({ player, ...EVERYTHING }),
    enabled: player !== '',
  })

  return (
    <>
      <PageHead
        title={data?.name ?? texts.player}
        actions={
          <LinkButton to={viewPath('statsboard', { tab: 'players' })}>
            {texts.allPlayers}
          </LinkButton>
        }
      />
      {player === '' ? (
        <EmptyState title={texts.noPlayer} />
      ) : (
        <div className={styles.columns}>
          {data && data.recent.length > 0 ? <RecentGames games={data.recent} /> : null}
          <div>
            <PlayerPanel player={player} choice={EVERYTHING} isPage />
          </div>
        </div>
      )}
    </>
  )
}
