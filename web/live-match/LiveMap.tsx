import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { livePageMessages as texts } from '#contract/live-match/live-page.texts.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import { ringNow } from '#domain/live-match/view/ring-status.ts'
import { mapName } from '#domain/catalog/map.ts'
import type { MapPosition } from '#domain/map/map-position.ts'
import { forecastRing } from '#domain/map/ring/ring-forecast.ts'
import { pictureRingRadii } from '#domain/map/ring/ring-game.ts'
import { useRoster } from '../shared/legend/roster.ts'
import { MapBoard } from '../shared/map/MapBoard.tsx'
import { ringsQuery } from '../shared/queries/rings.queries.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { SwitchField } from '../shared/ui/form/SwitchField.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import styles from './LiveMap.module.css'
import { tileId } from './lobby/tile-order.ts'

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
  const { map, teams, spots, rings } = view
  const likely = useLikelyRing(view, hasRings)
  if (map === null) return <p className={styles.none}>{texts.unknownMap}</p>
  if (spots.length === 0) return <p className={styles.none}>{texts.noMap}</p>
  const nameOf = (slot: number) => teams.find((team) => team.slot === slot)?.name ?? ''
  const now = hasRings ? ringNow(rings, clockS) : null
  const last = rings.at(-1)
  const next = hasRings && last && clockS < last.endS ? last : null
  const landed = teams.filter(({ landing }) => landing !== null)
  const own = teams.find(({ slot }) => slot === ownSlot)
  const ownSpot = spots.find(({ slot }) => slot === ownSlot)?.spots[0] ?? own?.landing

  return (
    <>
      <MapBoard className={styles.map} map={map} label={texts.mapAlt(mapName(map))}>
        <svg className={styles.marks} viewBox="0 0 100 100" aria-hidden="true">
          {now ? (
            <>
              <path className={styles.outside} d={outsideOf(now)} />
              <circle className={styles.now} cx={now.x} cy={now.y} r={now.radius} />
            </>
          ) : null}
          {next ? <circle className={styles.next} cx={next.x} cy={next.y} r={next.radius} /> : null}
          {likely ? (
            <circle className={styles.likely} cx={likely.x} cy={likely.y} r={likely.radius} />
          ) : null}
          {landed.map(({ slot, landing }) =>
            landing ? (
              <circle key={slot} className={styles.landing} cx={landing.x} cy={landing.y} r="1.1" />
            ) : null,
          )}
          {spots.map(({ slot, spots: seen }) => (
            <TeamDots key={slot} slot={slot} name={nameOf(slot)} isOwn={slot === ownSlot}>
              {seen.map(({ x, y }, index) => (
                <circle key={index} cx={x} cy={y} r="1.1" />
              ))}
            </TeamDots>
          ))}
          {own && ownSpot ? (
            <text className={styles.label} x={ownSpot.x} y={ownSpot.y - 3}>
              {own.name}
            </text>
          ) : null}
        </svg>
      </MapBoard>
      <SwitchField label={texts.rings} checked={hasRings} onCheckedChange={setHasRings} />
      <ul className={styles.legend}>
        {hasRings ? <li data-mark="now">{texts.ringNow}</li> : null}
        {hasRings ? <li data-mark="next">{texts.closingTo}</li> : null}
        {likely ? <li data-mark="likely">{texts.likelyRing}</li> : null}
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

interface TeamDotsProps {
  slot: number
  name: string
  isOwn: boolean
  children: ReactNode
}

/** With the mouse: the name on hover, and a click leads to the tile. Keyboards have the tiles themselves. */
const TeamDots = ({ slot, name, isOwn, children }: TeamDotsProps) => (
  <a
    className={isOwn ? styles.own : styles.seen}
    href={`#${tileId(slot)}`}
    tabIndex={-1}
    aria-label={name}
  >
    <title>{name}</title>
    {children}
  </a>
)

/** Where ring 3 closes, from ring 1 on and until the game shows it. */
function useLikelyRing({ map, rings }: LiveView, isShown: boolean) {
  const [ring1, ring2, ring3] = [1, 2, 3].map((number) =>
    rings.find((ring) => ring.number === number),
  )
  const isAsked = isShown && map !== null && ring1 !== undefined && ring3 === undefined
  const { data: games = [] } = useQuery({ ...ringsQuery(map ?? ''), enabled: isAsked })
  if (!isAsked || games.length === 0) return null
  const { center } = forecastRing(games, {
    ring1: shareOf(ring1),
    ring2: ring2 ? shareOf(ring2) : null,
  })
  return { x: center.x * 100, y: center.y * 100, radius: pictureRingRadii(map).ring3 * 100 }
}

const shareOf = ({ x, y }: MapPosition) => ({ x: x / 100, y: y / 100 })

/** The whole picture without the circle. */
const outsideOf = ({ x, y, radius }: { x: number; y: number; radius: number }) =>
  `M0 0H100V100H0Z M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
