import { LayoutDashboard, Play, Square } from 'lucide-react'
import { startSimulation, stopSimulation } from '#contract/live-match/live-simulation.ts'
import { livePageMessages as texts } from '#contract/live-match/live-page.texts.ts'
import { legendKey } from '#domain/catalog/legend.ts'
import { feedSourceOf } from '#domain/live-match/view/feed-source.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import { call } from '../shared/api/api.ts'
import { useSingleMutation } from '../shared/api/use-single-mutation.ts'
import { EMPTY } from '../shared/lineup/lineup.ts'
import { lineupPath } from '../shared/lineup/lobby-path.ts'
import { notify } from '../shared/page/toast.ts'
import { emptyContent, liveContent } from '../shared/stream/obs-content.ts'
import { StreamButton } from '../shared/stream/StreamButton.tsx'
import { Button } from '../shared/ui/action/Button.tsx'
import { CopyLinkButton } from '../shared/ui/action/CopyLinkButton.tsx'
import { LinkButton } from '../shared/ui/action/LinkButton.tsx'

interface LiveActionsProps {
  /** Null without a match. */
  view: LiveView | null
  canSetUp: boolean
}

export function LiveActions({ view, canSetUp }: LiveActionsProps) {
  const { send, isPending } = useSingleMutation({
    mutationFn: (isStart: boolean) => call(isStart ? startSimulation : stopSimulation, {}),
    onSuccess: ({ message }) => void notify.success(message),
    onError: ({ message }) => void notify.error(message),
  })
  const isSimulated = view?.isSimulated ?? false

  return (
    <>
      {canSetUp && (view === null || isSimulated) ? (
        <Button
          busy={isPending}
          icon={isSimulated ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
          onClick={() => send(!isSimulated)}
        >
          {isSimulated ? texts.stopSimulation : texts.simulate}
        </Button>
      ) : null}
      {view && !isSimulated ? (
        <StreamButton target={{ kind: 'feed', id: view.feed }} content={() => contentOf(view)} />
      ) : null}
      <CopyLinkButton />
      {view ? (
        <LinkButton
          variant="primary"
          icon={<LayoutDashboard aria-hidden="true" />}
          to={lineupPath(lineupOf(view))}
        >
          {texts.openRegular}
        </LinkButton>
      ) : null}
    </>
  )
}

function contentOf(view: LiveView) {
  const live = feedSourceOf(view, null)
  return live ? liveContent(live) : emptyContent(view.name)
}

const lineupOf = ({ teams, bans, game, map, series }: LiveView) => ({
  ...EMPTY,
  teams: teams.map(({ name }) => name),
  ban: bans.map(legendKey),
  game,
  map,
  series,
})
