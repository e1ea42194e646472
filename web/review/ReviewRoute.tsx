import { Unlink } from 'lucide-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { parseAsInteger, parseAsString } from '../shared/address/query-parser.ts'
import { useQueryStates } from '../shared/address/query-state.ts'
import { useSyncExternalStore } from 'react'
import { reviewMessages as texts } from '#contract/review/review.texts.ts'
import { shareLinkMessages } from '#contract/share/share-link.texts.ts'
import { openReplayLink } from '#contract/share/share-link.ts'
import { isMap } from '#domain/catalog/map.ts'
import { call } from '../shared/api/api.ts'
import { followHash } from '../shared/address/follow-hash.ts'
import { viewPath } from '../shared/address/view-path.ts'
import { LinkButton } from '../shared/ui/action/LinkButton.tsx'
import { EmptyState } from '../shared/ui/feedback/EmptyState.tsx'
import { Waiting } from '../shared/ui/feedback/Waiting.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import { CoursesPage } from './courses/CoursesPage.tsx'
import { ReviewPage } from './ReviewPage.tsx'

const LINK_CHECK_MS = 1000

const ADDRESS = {
  game: parseAsInteger,
  team: parseAsString,
  map: parseAsString,
  at: parseAsInteger,
}

/** A game over time, or the paths of a team. The token of a view link is in the part that browsers don't send. */
export function ReviewRoute() {
  const token = useSyncExternalStore(followHash, () => location.hash.slice(1))
  const [{ game, team, map, at }] = useQueryStates(ADDRESS)
  if (token !== '') return <SharedReplay token={token} />
  if (game !== null) return <ReviewPage key={game} game={game} isShared={false} startAt={at ?? 0} />
  if (team !== null && map !== null && isMap(map)) return <CoursesPage team={team} map={map} />
  return (
    <>
      <PageHead title={texts.title} />
      <EmptyState
        title={texts.noGame}
        text={texts.noGameText}
        action={<LinkButton to={viewPath('series')}>{texts.toSeries}</LinkButton>}
      />
    </>
  )
}

function SharedReplay({ token }: { token: string }) {
  const queries = useQueryClient()
  const queryKey = ['replay-link', token]
  const query = useQuery({
    queryKey,
    queryFn: () => {
      const isFirst = queries.getQueryData(queryKey) === undefined
      return call(openReplayLink, { token, isFirst })
    },
    staleTime: Infinity,
    // Who watches reads within a second that the link ended.
    refetchInterval: ({ state }) => (state.data?.game ? LINK_CHECK_MS : false),
  })
  if (query.data?.game) return <ReviewPage game={query.data.game} isShared startAt={0} />
  return (
    <>
      <PageHead title={texts.title} />
      {query.data?.ended ? (
        <EmptyState
          icon={<Unlink aria-hidden="true" />}
          title={shareLinkMessages.ended[query.data.ended]}
        />
      ) : (
        <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={10} />
      )}
    </>
  )
}
