import { ExternalLink, ImageDown, Link } from 'lucide-react'
import type { ReactNode } from 'react'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import { messages } from '#contract/base/texts.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { IS_EMBEDDED } from '../../shared/session/embedded.ts'
import { MapTabs } from '../../shared/map/MapTabs.tsx'
import { ActionButton } from '../../shared/ui/action/ActionButton.tsx'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'
import { ownAddress } from './plans/map-link.ts'

interface MapHeadProps {
  map: MapId
  onChooseMap: (map: MapId) => void
  badge?: ReactNode
  onCopyLink: () => void
  isCopyingLink: boolean
  copyLabel?: string
  onSavePng: () => void
  isSavingPng: boolean
}

export function MapHead({ map, onChooseMap, badge, ...actions }: MapHeadProps) {
  const {
    onCopyLink,
    isCopyingLink,
    copyLabel = messages.kit.copyLink,
    onSavePng,
    isSavingPng,
  } = actions
  return (
    <PageHead
      title={messages.views.interactive_map}
      tabs={<MapTabs map={map} onChoose={onChooseMap} />}
      actions={
        <>
          {badge}
          {IS_EMBEDDED ? (
            <ActionButton
              label={texts.openAlone}
              icon={<ExternalLink aria-hidden="true" />}
              onClick={() => window.open(ownAddress(), '_blank', 'noopener')}
            />
          ) : null}
          <ActionButton
            label={copyLabel}
            icon={<Link aria-hidden="true" />}
            busy={isCopyingLink}
            onClick={onCopyLink}
          />
          <ActionButton
            label={texts.savePng}
            icon={<ImageDown aria-hidden="true" />}
            busy={isSavingPng}
            onClick={onSavePng}
          />
        </>
      }
    />
  )
}
