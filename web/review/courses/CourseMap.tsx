import { type MapId, mapName } from '#domain/catalog/map.ts'
import { MapBoard } from '../../shared/map/MapBoard.tsx'
import mapStyles from '../map/ReplayMap.module.css'
import { teamColor } from '../team-look.ts'
import type { ShownCourse } from './course.ts'
import styles from './CourseMap.module.css'

interface CourseMapProps {
  map: MapId
  courses: readonly ShownCourse[]
  hidden: ReadonlySet<number>
}

/** One line per game from its landing, with the first two rings. The list beside it has the same as text. */
export function CourseMap({ map, courses, hidden }: CourseMapProps) {
  const shown = courses.flatMap((course, index) =>
    hidden.has(course.id) ? [] : [{ course, index }],
  )

  return (
    <MapBoard map={map} label={mapName(map)}>
      <div className={mapStyles.picture} aria-hidden="true">
        <svg className={mapStyles.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
          {shown.map(({ course: { id, rings }, index }) =>
            rings.map(({ number, x, y, radius }) => (
              <circle
                key={`${id} ${number}`}
                className={styles.ring}
                style={{ stroke: teamColor(index) }}
                cx={x}
                cy={y}
                r={radius}
              />
            )),
          )}
          {shown.map(({ course: { id, path }, index }) => {
            const line = `M${path.map(({ x, y }) => `${x} ${y}`).join('L')}`
            return path.length === 0 ? null : (
              <g key={id}>
                <path className={styles.halo} d={line} />
                <path className={styles.line} style={{ stroke: teamColor(index) }} d={line} />
              </g>
            )
          })}
        </svg>
        {shown.map(({ course: { id, landing }, index }) =>
          landing ? (
            <span
              key={id}
              className={mapStyles.number}
              style={{ left: `${landing.x}%`, top: `${landing.y}%`, background: teamColor(index) }}
            >
              {index + 1}
            </span>
          ) : null,
        )}
      </div>
    </MapBoard>
  )
}
