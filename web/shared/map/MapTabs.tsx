import { mapMessages as texts } from '#contract/messages/map.ts'
import { MAP_IDS, type MapId } from '#domain/map/map.ts'
import { Tabs } from '../ui/layout/Tabs.tsx'

interface MapTabsProps {
  /** The map names as this screen spells them, in tab order. */
  names: Readonly<Record<MapId, string>>
  map: MapId
  onChoose: (map: MapId) => void
}

export function MapTabs({ names, map, onChoose }: MapTabsProps) {
  return (
    <Tabs
      label={texts.choose}
      tabs={Object.entries(names).map(([value, label]) => ({ value, label }))}
      value={map}
      onValueChange={(value) => {
        const chosen = MAP_IDS.find((id) => id === value)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}
