import { memo } from 'react'
import { interactiveMapMessages as texts } from '#contract/messages/interactive-map.ts'
import { MapMarker } from '../shared/map/MapMarker.tsx'
import { usePreferences } from '../shared/preferences.ts'
import { usePopover } from '../shared/ui/use-popover.ts'
import type { PoiSpot } from './poi-layer.ts'
import styles from './PoiLayer.module.css'
import { PLAIN_COLOUR, STEP_COLOURS } from './step-colours.ts'

export const PoiLayer = memo(({ spots }: { spots: readonly PoiSpot[] }) => (
  <ul aria-label={texts.layer.pois}>
    {spots.map((spot) => (
      <PoiDisc key={spot.id} spot={spot} />
    ))}
  </ul>
))

function PoiDisc({ spot }: { spot: PoiSpot }) {
  const { theme } = usePreferences()
  const { opened, close, trigger } = usePopover(loadFigures)
  const { fill, ink } = colourOf(spot, theme)
  const points = spot.points?.mean.toFixed(1)

  return (
    <MapMarker
      place={spot.place}
      isRaised={opened !== null}
      aria-label={
        points === undefined
          ? texts.poiWithout(spot.name)
          : texts.poiMarker(spot.name, points, spot.games)
      }
      {...trigger}
      sign={
        <>
          <span
            className={spot.step === null ? styles.plain : styles.disc}
            style={{ width: spot.size, height: spot.size, backgroundColor: fill, color: ink }}
          >
            {points ?? '–'}
          </span>
          <span className={styles.name} style={{ top: `calc(50% + ${spot.size / 2 + 2}px)` }}>
            {spot.name}
          </span>
        </>
      }
    >
      {opened ? (
        <opened.Bubble title={spot.name} anchor={opened.anchor} onClose={close}>
          <opened.Content spot={spot} />
        </opened.Bubble>
      ) : null}
    </MapMarker>
  )
}

const colourOf = ({ step }: PoiSpot, theme: 'dark' | 'light') =>
  (step === null ? null : STEP_COLOURS[theme][step]) ?? PLAIN_COLOUR[theme]

const loadFigures = () => import('./PoiFigures.tsx').then((chunk) => chunk.PoiFigures)
