import { Download, Ellipsis, MonitorPlay, RotateCcw } from 'lucide-react'
import { draftPageMessages as texts } from '#contract/messages/draft-page.ts'
import { ActionButton } from '../shared/ui/action/ActionButton.tsx'
import { Menu } from '../shared/ui/overlay/Menu.tsx'

interface MoreMenuProps {
  canExport: boolean
  onExport: () => void
  onStage: () => void
  onReset: () => void
}

/** Actions that don't fit in the page header on phones. */
export function MoreMenu({ canExport, onExport, onStage, onReset }: MoreMenuProps) {
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
        { label: texts.stage, icon: <MonitorPlay aria-hidden="true" />, onSelect: onStage },
        {
          label: texts.reset,
          icon: <RotateCcw aria-hidden="true" />,
          destructive: true,
          onSelect: onReset,
        },
      ]}
    />
  )
}
