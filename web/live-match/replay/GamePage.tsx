import { useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { replayMessages as texts } from '#contract/live-match/replay.texts.ts'
import { can } from '#domain/account/access.ts'
import { mapName } from '#domain/catalog/map.ts'
import { ApiError } from '../../shared/api/api.ts'
import { viewPath } from '../../shared/address/view-path.ts'
import { formatDateTime } from '../../shared/page/time.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'
import { Playback } from './Playback.tsx'
import { replayQuery } from './replay.queries.ts'

interface GamePageProps {
  game: number
  /** Opened by a view link. */
  isShared: boolean
}

export function GamePage({ game, isShared }: GamePageProps) {
  const query = useQuery(replayQuery(game))
  const { data } = query
  if (!data) {
    return (
      <>
        <PageHead title={texts.title} />
        <Waiting query={query} loading={texts.loading} failed={faultOf} lines={12} />
      </>
    )
  }
  const { event, number, startedAt, series, map, replay, reason } = data
  const toSeries = (
    <LinkButton to={viewPath('series', { series: String(series) })}>{texts.toSeries}</LinkButton>
  )

  return (
    <>
      <PageHead
        title={texts.gameTitle(event, number)}
        context={[...(map === null ? [] : [mapName(map)]), formatDateTime(startedAt)].join(' · ')}
        actions={
          isShared ? undefined : (
            <>
              {replay ? <ShareButton game={game} /> : null}
              {toSeries}
            </>
          )
        }
      />
      {replay && map !== null ? (
        <Playback replay={replay} map={map} />
      ) : (
        <EmptyState
          title={texts.reasons[reason ?? 'no_positions']}
          text={texts.reasonText}
          action={toSeries}
        />
      )}
    </>
  )
}

const faultOf = (error: Error) =>
  error instanceof ApiError && error.status === 404 ? error.message : texts.failed

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
        {(ShareReplayDialog) => (
          <ShareReplayDialog open={isOpen} onOpenChange={setIsOpen} game={game} />
        )}
      </OnDemand>
    </>
  )
}

const loadShareDialog = () =>
  import('./ShareReplayDialog.tsx').then((chunk) => chunk.ShareReplayDialog)
