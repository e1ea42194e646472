import type { TeamPageData } from '#contract/team/team-page.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { mapPicture } from '../../shared/map/map-picture.ts'
import { usePositions } from '../../shared/map/use-positions.ts'
import { usePreferences } from '../../shared/session/preferences.ts'
import styles from './LandingMap.module.css'

interface LandingMapProps {
  map: MapId
  /** The most used first. */
  spots: TeamPageData['landings']
}

/** Decorative: the list beside it has the names and numbers. Paper gets the light picture. */
export function LandingMap({ map, spots }: LandingMapProps) {
  const { theme } = usePreferences()
  const { positions } = usePositions(map)
  const most = spots[0]?.games ?? 1

  return (
    <div className={styles.map} aria-hidden="true">
      <img className={styles.screen} src={mapPicture(map, theme, '-320')} alt="" />
      <img className={styles.paper} src={mapPicture(map, 'light', '-320')} alt="" />
      {spots.map(({ poiId, games }, rank) => {
        const position = poiId === null ? undefined : positions[String(poiId)]
        if (!position) return null
        const size = `${SMALLEST + GROWTH * Math.sqrt(games / most)}px`
        return (
          <span
            key={poiId}
            className={styles.spot}
            data-first={rank === 0 || undefined}
            style={{
              insetInlineStart: `${position.x}%`,
              insetBlockStart: `${position.y}%`,
              inlineSize: size,
              blockSize: size,
            }}
          />
        )
      })}
    </div>
  )
}

const SMALLEST = 8
const GROWTH = 8
