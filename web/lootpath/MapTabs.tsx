import { lootpathMessages as texts } from '#contract/messages/lootpath.ts'
import { MAP_IDS, type MapId } from '#domain/map.ts'
import { Tabs } from '../shared/ui/Tabs.tsx'

const TABS = MAP_IDS.map((map) => ({ value: map, label: texts.maps[map] }))

export function MapTabs({ map, onChoose }: { map: MapId; onChoose: (map: MapId) => void }) {
  return (
    <Tabs
      label={texts.chooseMap}
      tabs={TABS}
      value={map}
      onValueChange={(value) => {
        const chosen = MAP_IDS.find((id) => id === value)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}
