import { mapMessages as texts } from '#contract/catalog/map.texts.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { useRoster } from '../legend/roster.ts'
import { Tabs } from '../ui/layout/Tabs.tsx'
import { mapChoices, type MapNames } from './map-choices.ts'

interface MapTabsProps {
  /** If this screen spells or orders the specification's maps in its own way. */
  names?: MapNames
  map: MapId
  onChoose: (map: MapId) => void
}

export function MapTabs({ names, map, onChoose }: MapTabsProps) {
  useRoster()
  return (
    <Tabs label={texts.choose} tabs={mapChoices(map, names)} value={map} onValueChange={onChoose} />
  )
}
