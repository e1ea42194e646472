import { useState } from 'react'
import { livePageMessages as texts } from '#contract/messages/live-page.ts'
import type { LiveView } from '#domain/live-view/live-view.ts'
import { ringNow } from '#domain/live-view/ring-status.ts'
import { mapName } from '#domain/map/map.ts'
import { useRoster } from '../shared/legend/roster.ts'
import { mapPicture } from '../shared/map/map-picture.ts'
import { usePreferences } from '../shared/session/preferences.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { SwitchField } from '../shared/ui/form/SwitchField.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import styles from './LiveMap.module.css'

interface LiveMapProps {
  view: LiveView
  clockS: number | null
  ownSlot: number | null
  isOpen: boolean
  onToggle: () => void
}

/** The ring, where teams landed and where they were last seen. */
export function LiveMap({ view, clockS, ownSlot, isOpen, onToggle }: LiveMapProps) {
  return (
    <Panel
      title={texts.map}
      dense
      actions={
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isOpen}
          aria-keyshortcuts="m"
          onClick={onToggle}
        >
          {isOpen ? texts.hideMap : texts.showMap}
        </Button>
      }
    >
      {isOpen ? <Picture view={view} clockS={clockS ?? 0} ownSlot={ownSlot} /> : null}
    </Panel>
  )
}

interface PictureProps {
  view: LiveView
  clockS: number
  ownSlot: number | null
}

function Picture({ view, clockS, ownSlot }: PictureProps) {
  const [hasRings, setHasRings] = useState(true)
  // Maps come with the roster.
  useRoster()
  const { theme } = usePreferences()
  const { map, teams, spots, rings } = view
  if (map === null) return <p className={styles.none}>{texts.unknownMap}</p>
  if (spots.length === 0) return <p className={styles.none}>{texts.noMap}</p>
  const now = hasRings ? ringNow(rings, clockS) : null
  const last = rings.at(-1)
  const next = hasRings && last && clockS < last.endS ? last : null
  const landed = teams.filter(({ landing }) => landing !== null)
  const own = teams.find(({ slot }) => slot === ownSlot)
  const ownSpot = spots.find(({ slot }) => slot === ownSlot)?.spots[0] ?? own?.landing

  return (
    <>
      <div className={styles.map} role="img" aria-label={texts.mapAlt(mapName(map))}>
        <img className={styles.picture} src={mapPicture(map, theme)} alt="" />
        <svg className={styles.marks} viewBox="0 0 100 100" aria-hidden="true">
          {now ? (
            <>
              <path className={styles.outside} d={outsideOf(now)} />
              <circle className={styles.now} cx={now.x} cy={now.y} r={now.radius} />
            </>
          ) : null}
          {next ? <circle className={styles.next} cx={next.x} cy={next.y} r={next.radius} /> : null}
          {landed.map(({ slot, landing }) =>
            landing ? (
              <circle key={slot} className={styles.landing} cx={landing.x} cy={landing.y} r="1.1" />
            ) : null,
          )}
          {spots.flatMap(({ slot, spots: seen }) =>
            seen.map(({ x, y }, index) => (
              <circle
                key={`${slot} ${index}`}
                className={slot === ownSlot ? styles.own : styles.seen}
                cx={x}
                cy={y}
                r="1.1"
              />
            )),
          )}
          {own && ownSpot ? (
            <text className={styles.label} x={ownSpot.x} y={ownSpot.y - 3}>
              {own.name}
            </text>
          ) : null}
        </svg>
      </div>
      <SwitchField label={texts.rings} checked={hasRings} onCheckedChange={setHasRings} />
      <ul className={styles.legend}>
        {hasRings ? <li data-mark="now">{texts.ringNow}</li> : null}
        {hasRings ? <li data-mark="next">{texts.closingTo}</li> : null}
        <li data-mark="seen">{texts.lastSeen}</li>
        <li data-mark="landing">{texts.landed(landed.length, teams.length)}</li>
      </ul>
      <ul className="visually-hidden" aria-label={texts.landings}>
        {landed.map(({ slot, name, landing }) =>
          landing?.poi ? <li key={slot}>{texts.atPoi(name, landing.poi)}</li> : null,
        )}
      </ul>
    </>
  )
}

/** The whole picture without the circle. */
const outsideOf = ({ x, y, radius }: { x: number; y: number; radius: number }) =>
  `M0 0H100V100H0Z M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
