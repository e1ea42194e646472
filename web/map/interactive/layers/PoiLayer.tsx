import { Route } from 'lucide-react'
import { memo } from 'react'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import { MapMarker } from '../../../shared/map/MapMarker.tsx'
import { usePreferences } from '../../../shared/session/preferences.ts'
import { usePopover } from '../../../shared/ui/overlay/use-popover.ts'
import type { MapMark } from './map-marks.ts'
import type { PoiSpot } from './poi-layer.ts'
import styles from './PoiLayer.module.css'
import { PLAIN_COLOR, STEP_COLORS } from './step-colors.ts'

interface PoiLayerProps {
  spots: readonly PoiSpot[]
  /** Shown as part of their POIs: separate markers would overlap them. */
  lootpaths: readonly MapMark[]
  /** Only where they are: something else on the map is read. */
  asDots: boolean
}

export const PoiLayer = memo(({ spots, lootpaths, asDots }: PoiLayerProps) => (
  <ul aria-label={texts.layer.pois}>
    {spots.map((spot) => (
      <PoiDisc
        key={spot.id}
        spot={spot}
        lootpath={lootpaths.find(({ poi }) => poi === spot.id) ?? null}
        asDot={asDots}
      />
    ))}
  </ul>
))

interface PoiDiscProps {
  spot: PoiSpot
  lootpath: MapMark | null
  asDot: boolean
}

function PoiDisc({ spot, lootpath, asDot }: PoiDiscProps) {
  const { theme } = usePreferences()
  const { opened, close, trigger } = usePopover(loadFigures)
  const { fill, ink } = colorOf(spot, theme)
  const points = spot.points?.mean.toFixed(1)
  const size = asDot ? DOT : spot.size

  return (
    <MapMarker
      place={spot.place}
      isRaised={opened !== null}
      aria-label={nameOf(spot, lootpath !== null)}
      {...trigger}
      sign={
        <>
          {asDot ? (
            <span className={styles.dot} style={{ width: size, height: size }} />
          ) : (
            <span
              className={spot.step === null ? styles.plain : styles.disc}
              style={{ width: size, height: size, backgroundColor: fill, color: ink }}
              // Drawn by CSS: a name that contains all visible text would begin with this number.
              data-points={points ?? '–'}
            >
              {lootpath ? <Route className={styles.lootpath} aria-hidden="true" /> : null}
            </span>
          )}
          <span className={styles.name} style={{ top: `calc(50% + ${size / 2 + 2}px)` }}>
            {spot.name}
          </span>
        </>
      }
    >
      {opened ? (
        <opened.Bubble title={spot.name} anchor={opened.anchor} onClose={close}>
          <opened.Content spot={spot} lootpath={lootpath} />
        </opened.Bubble>
      ) : null}
    </MapMarker>
  )
}

/** In pixels. */
const DOT = 11

function nameOf({ name, points, games }: PoiSpot, hasLootpath: boolean) {
  const figures = games === null ? name : figuresOf(name, games, points)
  return hasLootpath ? texts.withLootpath(figures) : figures
}

const figuresOf = (name: string, games: number, points: PoiSpot['points']) =>
  points ? texts.poiMarker(name, points.mean.toFixed(1), games) : texts.poiUnscored(name, games)

const colorOf = ({ step }: PoiSpot, theme: 'dark' | 'light') =>
  (step === null ? null : STEP_COLORS[theme][step]) ?? PLAIN_COLOR[theme]

const loadFigures = () => import('./PoiFigures.tsx').then((chunk) => chunk.PoiFigures)
