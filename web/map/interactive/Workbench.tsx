import type { ReactNode, RefObject } from 'react'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import { type MapId, mapName } from '#domain/catalog/map.ts'
import type { MapPosition } from '#domain/map/map-position.ts'
import { IS_EMBEDDED } from '../../shared/session/embedded.ts'
import { MapBoard, type MapHandle } from '../../shared/map/MapBoard.tsx'
import { classNames } from '../../shared/ui/layout/class-names.ts'
import { BottomSheet } from '../../shared/ui/overlay/BottomSheet.tsx'
import { useMediaQuery } from '../../shared/ui/layout/use-media-query.ts'
import { LayerFault } from './layers/LayerFault.tsx'
import { LayerPanel } from './layers/LayerPanel.tsx'
import { LAYERS, type useMapAddress } from './map-address.ts'
import type { MapMark } from './layers/map-marks.ts'
import { MarkLayer } from './layers/MarkLayer.tsx'
import { PoiLayer } from './layers/PoiLayer.tsx'
import type { MapLayers } from './layers/use-map-layers.ts'
import styles from './Workbench.module.css'

interface WorkbenchProps {
  map: MapId
  address: ReturnType<typeof useMapAddress>
  layers: MapLayers
  board?: RefObject<MapHandle | null>
  /** Beside the map on wide screens. */
  tools?: ReactNode
  panels: ReactNode
  /** Shown instead of the panels, and on phones below the map. */
  focus?: ReactNode
  /** A press on the map places something. */
  onPress?: ((place: MapPosition) => void) | undefined
  /** At the bottom on phones. */
  bar: ReactNode
  /** Whether the panels are open on phones. */
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Drawn on the map, above its layers. */
  children: ReactNode
}

/** The map with its tools and panels. On phones, only the map and a bar below it. */
export function Workbench(props: WorkbenchProps) {
  const { map, address, layers, board, tools, panels, focus, onPress, bar } = props
  const { isOpen, onOpenChange, children } = props
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const all = (
    <>
      <LayerPanel layers={layers} onShow={address.showLayer} />
      {panels}
    </>
  )

  return (
    <>
      {isNarrow
        ? LAYERS.map((layer) => (
            <LayerFault key={layer} layer={layer} layers={layers} className={styles.notice} />
          ))
        : null}
      <div className={classNames(styles.bench, IS_EMBEDDED && styles.embedded)}>
        {tools}
        <div className={styles.map}>
          <MapBoard
            {...(board && { ref: board })}
            map={map}
            onPress={onPress}
            label={texts.mapLabel(mapName(map))}
          >
            {layers.pois ? (
              <PoiLayer
                spots={layers.pois.spots}
                lootpaths={layers.lootpaths ?? NONE}
                asDots={Boolean(focus)}
              />
            ) : layers.lootpaths ? (
              <MarkLayer label={texts.layer.lootpaths} marks={layers.lootpaths} />
            ) : null}
            {layers.pins ? <MarkLayer label={texts.layer.pins} marks={layers.pins} /> : null}
            {children}
          </MapBoard>
        </div>
        {isNarrow && !focus ? null : <div className={styles.panels}>{focus ?? all}</div>}
      </div>
      {isNarrow ? (
        <>
          {bar}
          <BottomSheet open={isOpen} onOpenChange={onOpenChange} title={texts.panels} side="bottom">
            <div className={styles.panels}>{all}</div>
          </BottomSheet>
        </>
      ) : null}
    </>
  )
}

const NONE: readonly MapMark[] = []
