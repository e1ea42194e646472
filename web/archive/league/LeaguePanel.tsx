import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { checkLeague, type League } from '#contract/archive/league.ts'
import { leagueMessages as texts } from '#contract/archive/league.texts.ts'
import { call } from '../../shared/api/api.ts'
import { refreshArchive } from '../../shared/queries/archive.queries.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { leagueQuery } from './league.queries.ts'
import { LeagueFetch } from './LeagueFetch.tsx'
import { LeagueFigures } from './LeagueFigures.tsx'
import styles from './LeaguePanel.module.css'
import { useLeagueChange } from './use-league-change.ts'

export function LeaguePanel() {
  const query = useQuery(leagueQuery)
  const { data } = query
  useRefreshAfter(data?.fetch)

  return (
    <Panel title={texts.title} count={data?.host ?? undefined}>
      {data ? (
        <div className={styles.parts}>
          <p className={styles.hint}>{data.host === null ? texts.off : texts.intro}</p>
          {data.seasons.length > 0 ? <LeagueFigures league={data} /> : <NoSeasons league={data} />}
          <LeagueFetch fetch={data.fetch} isOn={data.host !== null} />
        </div>
      ) : (
        <Waiting query={query} loading={texts.loading} failed={texts.loadFailed} lines={4} />
      )}
    </Panel>
  )
}

function NoSeasons({ league: { host, fetch } }: { league: League }) {
  const { send, isPending } = useLeagueChange(() => call(checkLeague, {}))
  if (host === null) return null
  return (
    <EmptyState
      icon={<Trophy aria-hidden="true" />}
      title={texts.none}
      text={texts.noneText}
      action={
        <Button
          variant="primary"
          busy={isPending || fetch.state === 'running'}
          onClick={() => send()}
        >
          {texts.check}
        </Button>
      }
    />
  )
}

/** The games of a fetch change every number of the page. */
function useRefreshAfter(fetch: League['fetch'] | undefined) {
  const queryClient = useQueryClient()
  const last = useRef(fetch?.state)

  useEffect(() => {
    const wasRunning = last.current === 'running'
    last.current = fetch?.state
    if (wasRunning && fetch?.state === 'done' && fetch.total > 0) void refreshArchive(queryClient)
  }, [fetch?.state, fetch?.total, queryClient])
}
