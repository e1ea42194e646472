import { useState, type RefObject, useMemo } from 'react'
import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query'
import { landingMessages as texts } from '#contract/archive/landing.texts.ts'
import { type MapId, mapName } from '#domain/catalog/map.ts'
import { poiMessages } from '#contract/map/poi.texts.ts'
import { nearestPoi } from '#domain/map/nearest-poi.ts'
import { removeTeamLanding, setTeamLanding, listGameLandings } from '#contract/archive/landing.ts'
import { type MapHandle, MapBoard } from '../../../shared/map/MapBoard.tsx'
import { MapColumns } from '../../../shared/map/MapColumns.tsx'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { Waiting } from '../../../shared/ui/feedback/Waiting.tsx'
import { Panel } from '../../../shared/ui/layout/Panel.tsx'
import type { PoiRow } from '../poi-rows.ts'
import { labelSides } from '../../../shared/map/label-sides.ts'
import { PoiMarker } from '../map/PoiMarker.tsx'
import { call } from '../../../shared/api/api.ts'
import { useSingleMutation } from '../../../shared/api/use-single-mutation.ts'
import { notify } from '../../../shared/page/toast.ts'
import { refreshArchive } from '../../../shared/queries/archive.queries.ts'
import { GameChoice } from './GameChoice.tsx'
import { type MappedGame, nextTeam } from './landing-game.ts'
import { LandingList } from './LandingList.tsx'
import styles from './LandingEditor.module.css'

const gameLandingsQuery = (game: number) =>
  queryOptions({
    queryKey: ['game-landings', game],
    queryFn: () => call(listGameLandings, { id: game }),
  })

interface LandingEditorProps {
  map: MapId
  rows: readonly PoiRow[]
  board: RefObject<MapHandle | null>
  /** A team whose series are offered first; empty for all. */
  team: string
  onMap: (map: MapId) => void
  onLeave: () => void
}

/** Where teams landed in a game, added by hand. */
export function LandingEditor({ map, rows, board, team, onMap, onLeave }: LandingEditorProps) {
  const [game, setGame] = useState<MappedGame | null>(null)
  // Another map tab can't show the landings of this game.
  const shown = game?.map === map ? game : null
  const { query, landings, chosen, ...actions } = useLandings(shown?.id ?? null)
  const known = landings.filter(({ poi }) => poi !== null).length

  return (
    <MapColumns
      map={
        <LandingChoiceMap
          map={map}
          rows={rows}
          board={board}
          chosen={chosen?.poiId ?? null}
          onChoose={actions.save}
        />
      }
      list={
        <Panel
          title={texts.title}
          count={landings.length > 0 ? texts.teams(known, landings.length) : undefined}
          actions={
            <Button size="sm" onClick={onLeave}>
              {texts.done}
            </Button>
          }
          flush
        >
          <p className={styles.hint}>{texts.hint}</p>
          <GameChoice
            team={team}
            game={game}
            onGame={(next) => {
              setGame(next)
              if (next) onMap(next.map)
            }}
          />
          {shown === null ? null : query.data ? (
            <LandingList
              landings={landings}
              rows={rows}
              chosen={chosen}
              onChoose={actions.choose}
              onSave={actions.save}
              onRemove={actions.remove}
            />
          ) : (
            <Waiting query={query} loading={texts.loadingGame} failed={texts.failed} lines={6} />
          )}
        </Panel>
      }
    />
  )
}

interface LandingMapProps {
  map: MapId
  rows: readonly PoiRow[]
  board: RefObject<MapHandle | null>
  /** Where the chosen team landed. */
  chosen: number | null
  onChoose: (poi: number) => void
}

/** A press on a marker, or next to one, says where the chosen team landed. */
function LandingChoiceMap({ map, rows, board, chosen, onChoose }: LandingMapProps) {
  const sides = useMemo(() => labelSides(rows), [rows])
  const [hovered, setHovered] = useState<number | null>(null)

  return (
    <MapBoard
      ref={board}
      map={map}
      label={poiMessages.mapLabel(mapName(map))}
      onPress={(place) => {
        const poi = nearestPoi(rows, place)
        if (poi) onChoose(poi.id)
      }}
    >
      <ul aria-label={poiMessages.markers}>
        {rows.map((row, at) => (
          <PoiMarker
            key={row.id}
            row={row}
            labelSide={sides[at] ?? 'right'}
            isPinned={row.id === chosen}
            isHighlighted={row.id === chosen || row.id === hovered}
            onEnter={setHovered}
            onLeave={() => setHovered(null)}
            onPress={onChoose}
          />
        ))}
      </ul>
    </MapBoard>
  )
}

/** The landings of a game, the team that is asked for, and what can be changed. */
function useLandings(game: number | null) {
  const queryClient = useQueryClient()
  const query = useQuery({ ...gameLandingsQuery(game ?? 0), enabled: game !== null })
  const [picked, setPicked] = useState<number | null>(null)
  const landings = query.data?.landings ?? []
  const chosen =
    landings.find(({ resultId }) => resultId === picked) ??
    landings.find(({ resultId }) => resultId === nextTeam(landings, null)) ??
    null
  const refresh = () => refreshArchive(queryClient)

  const saving = useSingleMutation({
    mutationFn: (poiId: number) => call(setTeamLanding, { id: chosen?.resultId ?? 0, poiId }),
    onSuccess: async ({ message }) => {
      notify.success(message)
      setPicked(nextTeam(landings, chosen?.resultId ?? null) ?? chosen?.resultId ?? null)
      await refresh()
    },
    onError: (error) => void notify.error(`${texts.saveFailed}. ${error.message}`),
  })
  const removing = useSingleMutation({
    mutationFn: (resultId: number) => call(removeTeamLanding, { id: resultId }),
    onSuccess: async ({ message }) => {
      notify.success(message)
      await refresh()
    },
    onError: (error) => void notify.error(`${texts.removeFailed}. ${error.message}`),
  })

  return {
    query,
    landings,
    chosen,
    choose: setPicked,
    save: (poiId: number) => {
      if (chosen) saving.send(poiId)
    },
    remove: removing.send,
  }
}
