import { poiDraftMessages as texts } from '#contract/messages/poi-draft.ts'
import { type MapId, mapName } from '#domain/map/map.ts'
import { poisOf } from '#domain/map/poi.ts'
import { claimsAt, contestedSpots } from '#domain/poi-draft/poi-draft.ts'
import { MapBoard } from '../../shared/map/MapBoard.tsx'
import { MapMarker } from '../../shared/map/MapMarker.tsx'
import { usePositions } from '../../shared/map/use-positions.ts'
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
          {pois.map(({ id, name, x, y }) => {
            const teams = claimsAt(draft, map, id).map(({ team }) => team)
            const isChosen = chosen?.map === map && chosen.poi === id
            return (
              <MapMarker
                key={id}
                place={positions[id] ?? { x, y }}
                isRaised={isChosen}
                aria-label={spotLabel(name, teams, ranks.get(id))}
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? null : { map, poi: id })}
                sign={
                  <SpotSign name={name} teams={teams} rank={ranks.get(id)} isChosen={isChosen} />
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
  rank: number | undefined
  isChosen: boolean
}

function SpotSign({ name, teams, rank, isChosen }: SpotSignProps) {
  const state =
    teams.length > 1 ? 'contested' : teams.length === 1 ? 'taken' : rank ? 'wish' : 'open'
  // Rank and teams are drawn by CSS: they are in the marker's label already.
  return (
    <>
      <span
        className={styles.sign}
        data-state={state}
        data-chosen={isChosen || undefined}
        data-rank={rank}
      />
      <span className={styles.name} data-state={state} data-chosen={isChosen || undefined}>
        {name}
      </span>
      {teams.length > 0 ? <span className={styles.team} data-teams={teams.join(', ')} /> : null}
    </>
  )
}
