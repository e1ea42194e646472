import { useState } from 'react'
import { landingMessages } from '#contract/archive/landing.texts.ts'
import { teamPageMessages as texts } from '#contract/team/team-page.texts.ts'
import type { TeamPageData } from '#contract/team/team-page.ts'
import { can } from '#domain/account/access.ts'
import { allMaps, type MapId, mapName } from '#domain/catalog/map.ts'
import { viewPath } from '../../shared/address/view-path.ts'
import { coursesPath } from '../../shared/address/replay-path.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { FewTag } from '../../shared/ui/table/FewTag.tsx'
import { ShareBar } from '../../shared/ui/table/ShareBar.tsx'
import { mapPicture } from '../../shared/map/map-picture.ts'
import { usePositions } from '../../shared/map/use-positions.ts'
import { usePreferences } from '../../shared/session/preferences.ts'
import styles from './LandingsPanel.module.css'

const SMALLEST = 8

const GROWTH = 8

interface LandingsPanelProps {
  team: string
  landings: TeamPageData['landings']
  /** The map of the lobby; otherwise the one with the most landings. */
  first: MapId | null
}

/** Where the team lands on each map. */
export function LandingsPanel({ team, landings, first }: LandingsPanelProps) {
  const [chosen, setChosen] = useState<MapId | null>(null)
  const counts = allMaps().map(({ id: map }) => ({ map, games: landingsOn(landings, map) }))
  const known = counts.filter(({ games }) => games > 0)
  const usual = known.toSorted((a, b) => b.games - a.games)[0]?.map ?? null
  const map = chosen ?? known.find((it) => it.map === first)?.map ?? usual
  if (map === null) return <NoLandings team={team} />
  const spots = landings.filter((spot) => spot.map === map)
  const total = landingsOn(landings, map)
  const most = spots[0]?.games ?? 1
  const hand = spots.reduce((sum, spot) => sum + spot.byHand, 0)
  const live = spots.reduce((sum, spot) => sum + spot.live, 0)
  const drafted = spots.reduce((sum, spot) => sum + spot.drafted, 0)

  return (
    <Panel
      title={texts.landings}
      count={
        <>
          <span className={styles.printed}>{mapName(map)}, </span>
          {texts.landingUnit(total)} <FewTag games={total} />
        </>
      }
      dense
      actions={
        <div className={styles.actions}>
          {known.length > 1 ? (
            <div className={styles.choice}>
              <SelectField
                label={texts.landingMap}
                hideLabel
                options={known.map((it) => ({ value: it.map, label: mapName(it.map) }))}
                value={map}
                onChange={({ target }) => setChosen(target.value)}
              />
            </div>
          ) : null}
          {live > 0 ? (
            <LinkButton className={styles.add} size="sm" to={coursesPath(team, map)}>
              {texts.paths}
            </LinkButton>
          ) : null}
          <AddLandings team={team} map={map} />
        </div>
      }
    >
      <div className={styles.landings}>
        <LandingMap map={map} spots={spots} />
        <ul className={styles.spots}>
          {spots.map(({ poi, games }) => (
            <li key={poi} className={styles.spot}>
              <span>{poi}</span>
              <ShareBar share={games / most} games={total} />
              <b>{games}</b>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.sources}>
        {landingMessages.bySource({
          files: total - hand - live - drafted,
          live,
          hand,
          drafted,
        })}
      </p>
    </Panel>
  )
}

const landingsOn = (landings: TeamPageData['landings'], map: MapId) =>
  landings.filter((spot) => spot.map === map).reduce((sum, { games }) => sum + games, 0)

function NoLandings({ team }: { team: string }) {
  return (
    <Panel title={texts.landings} dense>
      <EmptyState
        title={texts.noLandings}
        text={texts.noLandingsText}
        action={<AddLandings team={team} map={null} />}
      />
    </Panel>
  )
}

function AddLandings({ team, map }: { team: string; map: MapId | null }) {
  const canAdd = can(useRole(), 'results.correct')
  if (!canAdd) return null
  const address = viewPath('poi_data', { ...(map && { map }), landings: team })
  return (
    <LinkButton className={styles.add} size="sm" to={address}>
      {texts.addLandings}
    </LinkButton>
  )
}

interface LandingMapProps {
  map: MapId
  /** The most used first. */
  spots: TeamPageData['landings']
}

/** Decorative: the list beside it has the names and numbers. Paper gets the light picture. */
function LandingMap({ map, spots }: LandingMapProps) {
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
            className={styles.landingMapSpot}
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
