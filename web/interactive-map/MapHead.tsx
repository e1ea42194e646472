import { ExternalLink, ImageDown, Link } from 'lucide-react'
import type { ReactNode } from 'react'
import { interactiveMapMessages as texts } from '#contract/messages/interactive-map.ts'
import { messages } from '#contract/messages.ts'
import { MAP_IDS, type MapId } from '#domain/map.ts'
import { IS_EMBEDDED } from '../shared/embedded.ts'
import { ActionButton } from '../shared/ui/ActionButton.tsx'
import { PageHead } from '../shared/ui/PageHead.tsx'
import { Tabs } from '../shared/ui/Tabs.tsx'
import { copyAddress, ownAddress } from './map-link.ts'

const TABS = MAP_IDS.map((map) => ({ value: map, label: texts.maps[map] }))

interface MapHeadProps {
  map: MapId
  onChooseMap: (map: MapId) => void
  badge?: ReactNode
  onSavePng: () => void
  isSavingPng: boolean
}

export function MapHead({ map, onChooseMap, badge, onSavePng, isSavingPng }: MapHeadProps) {
  return (
    <PageHead
      title={messages.views.interactive_map}
      tabs={
        <Tabs
          label={texts.chooseMap}
          tabs={TABS}
          value={map}
          onValueChange={(value) => {
            const chosen = MAP_IDS.find((id) => id === value)
            if (chosen) onChooseMap(chosen)
          }}
        />
      }
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
            label={messages.kit.copyLink}
            icon={<Link aria-hidden="true" />}
            onClick={() => void copyAddress(ownAddress())}
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
