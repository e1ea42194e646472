import { Download, MonitorPlay, Share2, Undo2, Ellipsis, RotateCcw } from 'lucide-react'
import { memo, useState } from 'react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import { messages } from '#contract/base/texts.ts'
import { shareLinkMessages } from '#contract/share/share-link.texts.ts'
import type { DraftEntry } from '#domain/draft/draft.ts'
import { undoLast } from '../shared/draft/draft-actions.ts'
import type { OwnAction } from '../shared/draft/draft-store.ts'
import { ActionButton } from '../shared/ui/action/ActionButton.tsx'
import { CopyLinkButton } from '../shared/ui/action/CopyLinkButton.tsx'
import { IconButton } from '../shared/ui/action/IconButton.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import { Tooltip } from '../shared/ui/overlay/Tooltip.tsx'
import { useMediaQuery } from '../shared/ui/layout/use-media-query.ts'
import { Menu } from '../shared/ui/overlay/Menu.tsx'
import { describeAction } from './status/draft-texts.ts'
import { downloadHistory } from './history/export-history.ts'
import { ResetButton } from './history/ResetButton.tsx'

interface DraftHeadProps {
  games: readonly DraftEntry[]
  lastAction: OwnAction | undefined
  isNarrow: boolean
  /** Nothing can be undone or reset. */
  isReadOnly: boolean
  onStage: () => void
  onShare: () => void
}

export const DraftHead = memo((props: DraftHeadProps) => {
  const { games, lastAction, isNarrow, isReadOnly, onStage, onShare } = props
  // On narrower screens the sentence would push the buttons to their own line.
  const hasRoom = useMediaQuery('(min-width: 1400px)')
  const [isArmed, setIsArmed] = useState(false)
  const exportGames = () => downloadHistory(games)

  return (
    <PageHead
      title={messages.views.calculator}
      context={hasRoom ? texts.context : undefined}
      actions={
        <>
          {isNarrow ? null : (
            <IconButton
              label={texts.stage}
              icon={<MonitorPlay aria-hidden="true" />}
              onClick={onStage}
            />
          )}
          {isNarrow ? null : (
            <IconButton
              label={shareLinkMessages.share}
              icon={<Share2 aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={onShare}
            />
          )}
          {isReadOnly ? null : (
            <Tooltip
              content={lastAction ? texts.undoes(describeAction(lastAction)) : texts.noUndo}
              side="bottom"
            >
              <ActionButton
                variant="ghost"
                label={texts.undo}
                icon={<Undo2 aria-hidden="true" />}
                aria-keyshortcuts="Control+Z Meta+Z"
                aria-disabled={!lastAction}
                onClick={undoLast}
              />
            </Tooltip>
          )}
          <CopyLinkButton />
          {isNarrow ? null : (
            <ActionButton
              label={texts.export}
              icon={<Download aria-hidden="true" />}
              disabled={games.length === 0}
              onClick={exportGames}
            />
          )}
          {isNarrow && !isArmed ? (
            <MoreMenu
              canExport={games.length > 0}
              onExport={exportGames}
              onStage={onStage}
              onShare={onShare}
              onReset={isReadOnly ? null : () => setIsArmed(true)}
            />
          ) : isReadOnly ? null : (
            <ResetButton isArmed={isArmed} onArmedChange={setIsArmed} />
          )}
        </>
      }
    />
  )
})

interface MoreMenuProps {
  canExport: boolean
  onExport: () => void
  onStage: () => void
  onShare: () => void
  /** Null if the draft can't be reset. */
  onReset: (() => void) | null
}

/** Actions that don't fit in the page header on phones. */
function MoreMenu({ canExport, onExport, onStage, onShare, onReset }: MoreMenuProps) {
  return (
    <Menu
      label={texts.more}
      trigger={<ActionButton label={texts.more} icon={<Ellipsis aria-hidden="true" />} />}
      items={[
        {
          label: texts.export,
          icon: <Download aria-hidden="true" />,
          disabled: !canExport,
          onSelect: onExport,
        },
        {
          label: shareLinkMessages.share,
          icon: <Share2 aria-hidden="true" />,
          onSelect: onShare,
        },
        { label: texts.stage, icon: <MonitorPlay aria-hidden="true" />, onSelect: onStage },
        ...(onReset
          ? [
              {
                label: texts.reset,
                icon: <RotateCcw aria-hidden="true" />,
                destructive: true,
                onSelect: onReset,
              },
            ]
          : []),
      ]}
    />
  )
}
