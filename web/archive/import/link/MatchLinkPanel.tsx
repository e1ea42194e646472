import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { LEAGUE_PAGE_HOST } from '#contract/archive/match-link-address.ts'
import { matchLinkMessages as texts } from '#contract/archive/match-link.texts.ts'
import { notify } from '../../../shared/page/toast.ts'
import { refreshArchive } from '../../../shared/queries/archive.queries.ts'
import { Waiting } from '../../../shared/ui/feedback/Waiting.tsx'
import { Panel } from '../../../shared/ui/layout/Panel.tsx'
import { matchLinksQuery } from './match-link.queries.ts'
import { FollowTeam } from './FollowTeam.tsx'
import { MatchLinkForm } from './MatchLinkForm.tsx'
import styles from './MatchLinkPanel.module.css'
import { MatchLinkRow } from './MatchLinkRow.tsx'

export function MatchLinkPanel() {
  const query = useQuery(matchLinksQuery)
  const { hosts = [], links = [] } = query.data ?? {}
  const isOn = hosts.length > 0
  const running = links.filter(({ end, host }) => end === null && hosts.includes(host)).length
  useRefreshWithGames(query.data && links.reduce((sum, { games }) => sum + games, 0))

  return (
    <Panel title={texts.title} count={running === 0 ? undefined : texts.count(running)}>
      {query.data ? (
        <div className={styles.parts}>
          {isOn ? <MatchLinkForm /> : <p className={styles.hint}>{texts.off}</p>}
          {hosts.includes(LEAGUE_PAGE_HOST) ? <FollowTeam links={links} /> : null}
          {links.length === 0 ? null : (
            <ul className={styles.links} aria-label={texts.list}>
              {links.map((link) => (
                <MatchLinkRow key={link.id} link={link} isOn={hosts.includes(link.host)} />
              ))}
            </ul>
          )}
        </div>
      ) : (
        <Waiting query={query} loading={texts.loading} failed={texts.listFailed} lines={2} />
      )}
    </Panel>
  )
}

/** Games that arrive while the page is open change every number on it. */
function useRefreshWithGames(games: number | undefined) {
  const queryClient = useQueryClient()
  const known = useRef(games)

  useEffect(() => {
    const more = games !== undefined && known.current !== undefined ? games - known.current : 0
    known.current = games
    if (more <= 0) return
    notify.success(texts.newGames(more))
    void refreshArchive(queryClient)
  }, [games, queryClient])
}
