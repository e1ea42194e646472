import { Download, Ellipsis, MonitorPlay, RotateCcw, Share2 } from 'lucide-react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import { shareLinkMessages } from '#contract/share/share-link.texts.ts'
import { ActionButton } from '../shared/ui/action/ActionButton.tsx'
import { Menu } from '../shared/ui/overlay/Menu.tsx'

interface MoreMenuProps {
  canExport: boolean
  onExport: () => void
  onStage: () => void
  onShare: () => void
  /** Null if the draft can't be reset. */
  onReset: (() => void) | null
}

/** Actions that don't fit in the page header on phones. */
export function MoreMenu({ canExport, onExport, onStage, onShare, onReset }: MoreMenuProps) {
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
