import { useState, type RefObject } from 'react'
import { landingMessages as texts } from '#contract/archive/landing.texts.ts'
import type { MapId } from '#domain/catalog/map.ts'
import type { MapHandle } from '../../../shared/map/MapBoard.tsx'
import { MapColumns } from '../../../shared/map/MapColumns.tsx'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { Waiting } from '../../../shared/ui/feedback/Waiting.tsx'
import { Panel } from '../../../shared/ui/layout/Panel.tsx'
import type { PoiRow } from '../poi-rows.ts'
import { GameChoice } from './GameChoice.tsx'
import { LandingChoiceMap } from './LandingChoiceMap.tsx'
import styles from './LandingEditor.module.css'
import type { MappedGame } from './landing-game.ts'
import { LandingList } from './LandingList.tsx'
import { useLandings } from './use-landings.ts'

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
