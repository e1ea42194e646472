import { poiDraftMessages as texts } from '#contract/poi-draft/poi-draft.texts.ts'
import { type MapId, mapName } from '#domain/catalog/map.ts'
import { poisOf } from '#domain/catalog/poi.ts'
import { claimsAt, contestedSpots } from '#domain/poi-draft/poi-draft.ts'
import type { MapPosition } from '#domain/map/map-position.ts'
import { type LabelSide, labelSides } from '../../shared/map/label-sides.ts'
import { MapBoard } from '../../shared/map/MapBoard.tsx'
import { MapMarker } from '../../shared/map/MapMarker.tsx'
import { usePositions } from '../../shared/map/use-positions.ts'
import { classNames } from '../../shared/ui/layout/class-names.ts'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { Tabs } from '../../shared/ui/layout/Tabs.tsx'
import { type Board, type BoardSpot, wishRanks } from '../board-model.ts'
import styles from './DraftMap.module.css'

interface DraftMapProps {
  board: Board
  map: MapId
  chosen: BoardSpot | null
  onMap: (map: MapId) => void
  onChoose: (spot: BoardSpot | null) => void
}

/** Spots of a map: taken ones with their team, our wishes with their rank, and open ones. */
export function DraftMap({ board, map, chosen, onMap, onChoose }: DraftMapProps) {
  const { draft } = board
  const { positions } = usePositions(map)
  const pois = poisOf(map)
  const ranks = wishRanks(board, map)
  const contested = contestedSpots(draft).filter((spot) => spot.map === map).length
  const claimed = pois.filter(({ id }) => claimsAt(draft, map, id).length > 0).length
  const counts = texts.counts(claimed, pois.length - claimed)
  const spots = pois.map(({ id, name, x, y }) => ({
    id,
    name,
    place: positions[id] ?? { x, y },
    teams: claimsAt(draft, map, id).map(({ team }) => team),
  }))
  const sides = labelSides(spots.map(labelOf))

  return (
    <Panel
      title={mapName(map)}
      count={contested === 0 ? counts : `${counts}, ${texts.contested(contested)}`}
      flush
      actions={
        <Tabs
          label={texts.mapChoice}
          value={map}
          onValueChange={onMap}
          tabs={draft.maps.map((id) => ({ value: id, label: mapName(id) }))}
        />
      }
    >
      <MapBoard map={map} label={texts.mapLabel(mapName(map))} className={styles.board}>
        <ul aria-label={texts.spots}>
          {spots.map(({ id, name, place, teams }, index) => {
            const isChosen = chosen?.map === map && chosen.poi === id
            return (
              <MapMarker
                key={id}
                place={place}
                isRaised={isChosen}
                aria-label={spotLabel(name, teams, ranks.get(id))}
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? null : { map, poi: id })}
                sign={
                  <SpotSign
                    name={name}
                    teams={teams}
                    ownTeam={board.team}
                    rank={ranks.get(id)}
                    isChosen={isChosen}
                    labelSide={sides[index] ?? 'above'}
                  />
                }
              />
            )
          })}
        </ul>
      </MapBoard>
    </Panel>
  )
}

function spotLabel(name: string, teams: readonly string[], rank: number | undefined) {
  if (teams.length > 0) return texts.spotTaken(name, teams.join(', '))
  return rank === undefined ? texts.spotOpen(name) : texts.spotWished(name, rank)
}

interface SpotSignProps {
  name: string
  teams: readonly string[]
  ownTeam: string | null
  rank: number | undefined
  isChosen: boolean
  labelSide: LabelSide
}

function SpotSign({ name, teams, ownTeam, rank, isChosen, labelSide }: SpotSignProps) {
  const state = stateOf(teams, ownTeam, rank)
  const shown = { 'data-state': state, 'data-chosen': isChosen || undefined }
  // Rank and teams are drawn by CSS: they are in the marker's label already.
  return (
    <>
      <span className={styles.sign} data-rank={rank} {...shown} />
      <span
        className={classNames(styles.name, styles[labelSide])}
        data-teams={teams.length > 0 ? teams.join(', ') : undefined}
        {...shown}
      >
        {name}
      </span>
    </>
  )
}

function stateOf(teams: readonly string[], ownTeam: string | null, rank: number | undefined) {
  if (teams.length > 1) return 'contested'
  if (teams.length === 1) return teams[0] === ownTeam ? 'own' : 'taken'
  return rank === undefined ? 'open' : 'wish'
}

interface LabelledSpot {
  readonly name: string
  readonly place: MapPosition
  readonly teams: readonly string[]
}

/** The teams are in a second line. */
function labelOf({ name, place, teams }: LabelledSpot) {
  const below = teams.join(', ')
  return {
    name: below.length > name.length ? below : name,
    place,
    lines: teams.length > 0 ? 2 : 1,
  }
}
