import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Share2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import type { GameReplay } from '#contract/live-match/replay.ts'
import { debriefMessages } from '#contract/review/debrief.texts.ts'
import { reviewMessages as texts } from '#contract/review/review.texts.ts'
import type { SeriesDetail } from '#contract/series/series.ts'
import { can } from '#domain/account/access.ts'
import { mapName } from '#domain/catalog/map.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { debriefPath } from '../shared/address/debrief-path.ts'
import { replayPath } from '../shared/address/replay-path.ts'
import { viewPath } from '../shared/address/view-path.ts'
import { ApiError } from '../shared/api/api.ts'
import { useOwnTeam } from '../shared/own-team/use-own-team.ts'
import { seriesDetailQuery } from '../shared/queries/series-detail.queries.ts'
import { useRole } from '../shared/session/session-store.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { IconButton } from '../shared/ui/action/IconButton.tsx'
import { LinkButton } from '../shared/ui/action/LinkButton.tsx'
import { Waiting } from '../shared/ui/feedback/Waiting.tsx'
import { Badge } from '../shared/ui/layout/Badge.tsx'
import { OnDemand } from '../shared/ui/layout/OnDemand.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import { GameResults } from './GameResults.tsx'
import { resultsOfGame } from './game-results.ts'
import { replayQuery } from './review.queries.ts'
import styles from './ReviewPage.module.css'
import { ReviewStage } from './stage/ReviewStage.tsx'

interface ReviewPageProps {
  game: number
  /** Opened by a view link. */
  isShared: boolean
  /** Where a link into the game leads, in seconds. */
  startAt: number
}

/** One game on the map and in time. Without positions it is its result. */
export function ReviewPage({ game, isShared, startAt }: ReviewPageProps) {
  const query = useQuery(replayQuery(game))
  const { data } = query
  const series = useQuery({
    ...seriesDetailQuery(data?.series ?? 0),
    enabled: data !== undefined && !isShared,
  }).data
  const own = useOwnTeam()
  const canRead = can(useRole(), 'account.use')
  if (!data) {
    return (
      <>
        <PageHead title={texts.title} />
        <Waiting query={query} loading={texts.loading} failed={faultOf} lines={12} />
      </>
    )
  }
  const { number, map, event, replay } = data
  const results = series ? resultsOfGame(series, number) : []
  const result = own === null ? undefined : results.find(({ team }) => isSameTeam(team, own))

  return (
    <>
      <PageHead
        title={texts.gameTitle(number, map === null ? null : mapName(map))}
        context={
          <span className={styles.context}>
            {result ? (
              <Badge tone="accent">
                <span className="visually-hidden">{texts.resultOf(result.team)}</span>
                {texts.result(result.placement, result.kills, result.points)}
              </Badge>
            ) : null}
            {event}
          </span>
        }
        actions={
          isShared ? undefined : (
            <>
              {series ? <GameStepper series={series} number={number} /> : null}
              <LinkButton to={viewPath('series', { series: String(data.series) })}>
                {texts.toSeries}
              </LinkButton>
              {result && canRead ? (
                <LinkButton to={debriefPath(data.series, number)}>
                  {debriefMessages.open}
                </LinkButton>
              ) : null}
              {replay ? <ShareButton game={game} /> : null}
            </>
          )
        }
      />
      {replay && map !== null ? (
        <ReviewStage
          key={data.id}
          game={data.id}
          replay={replay}
          map={map}
          ownTeam={own}
          own={result}
          isShared={isShared}
          startAt={startAt}
        />
      ) : (
        <GameResults reason={data.reason ?? 'no_positions'} results={results} ownTeam={own} />
      )}
    </>
  )
}

const faultOf = (error: Error) =>
  error instanceof ApiError && error.status === 404 ? error.message : texts.failed

function GameStepper({ series, number }: { series: SeriesDetail; number: GameReplay['number'] }) {
  const [, navigate] = useLocation()
  const index = series.games.findIndex((game) => game.number === number)
  const [before, after] = [series.games[index - 1], series.games[index + 1]]
  return (
    <div className={styles.stepper} role="group" aria-label={texts.stepper}>
      <IconButton
        label={texts.previousGame}
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={!before}
        onClick={() => before && navigate(replayPath(before.id))}
      />
      <span className={styles.step}>{texts.gameOf(number, series.games.at(-1)?.number ?? 0)}</span>
      <IconButton
        label={texts.nextGame}
        icon={<ChevronRight aria-hidden="true" />}
        disabled={!after}
        onClick={() => after && navigate(replayPath(after.id))}
      />
    </div>
  )
}

function ShareButton({ game }: { game: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  if (!can(useRole(), 'draft.use')) return null
  return (
    <>
      <Button
        icon={<Share2 aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {texts.share}
      </Button>
      <OnDemand when={isOpen} load={loadShareDialog} onFail={close}>
        {(ShareGameDialog) => (
          <ShareGameDialog open={isOpen} onOpenChange={setIsOpen} game={game} />
        )}
      </OnDemand>
    </>
  )
}

const loadShareDialog = () => import('./ShareGameDialog.tsx').then((chunk) => chunk.ShareGameDialog)
