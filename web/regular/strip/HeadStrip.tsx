import { Undo2 } from 'lucide-react'
import { lobbyMessages as texts } from '#contract/regular/lobby.texts.ts'
import { regularMessages as viewTexts } from '#contract/regular/regular.texts.ts'
import type { SeriesDetail } from '#contract/series/series.ts'
import { can } from '#domain/account/access.ts'
import { mapName } from '#domain/catalog/map.ts'
import { isOverAfter } from '#domain/series/planned-games.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { CopyLinkButton } from '../../shared/ui/action/CopyLinkButton.tsx'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { type Lineup, stepToGame } from '../../shared/lineup/lineup.ts'
import { stepInSeries } from '../../shared/lineup/open-series.ts'
import { mapChoices } from '../../shared/map/map-choices.ts'
import type { OpenerTab } from '../series/SeriesOpener.tsx'
import type { SetupTab } from '../setup/SetupSheet.tsx'
import type { Follow } from '../setup/use-lineup-bans.tsx'
import { BanStrip, type BanStripProps } from './BanStrip.tsx'
import { GameStepper } from './GameStepper.tsx'
import styles from './HeadStrip.module.css'
import { OwnTeamButton } from './OwnTeamButton.tsx'
import { SeriesButton } from './SeriesButton.tsx'
import { TeamsButton } from './TeamsButton.tsx'

interface HeadStripProps extends Omit<BanStripProps, 'onOpenSheet'> {
  follow: Follow | null
  /** The match above says which series and game this is, and what its next ban is likely to be. */
  isInMatch: boolean
  /** The user's team. */
  own: string | null
  /** The open series; undefined until it is loaded. */
  series: SeriesDetail | undefined
  /** The part of the series opener that another control asks for. */
  opener: OpenerTab | null
  onOpener: (tab: OpenerTab | null) => void
  onChange: (next: (lineup: Lineup) => Lineup) => void
  canUndo: boolean
  onUndo: () => void
  /** Set on phones. */
  onOpenSheet: ((tab: SetupTab) => void) | null
}

/** What the numbers below are about: series, game, map, teams and bans. */
export function HeadStrip(props: HeadStripProps) {
  const { follow, isInMatch, own, series, opener, onOpener, onChange, onOpenSheet, ...strip } =
    props
  const { lobby, bans, arePanelsOpen, onKeep } = strip
  const last = series?.games.at(-1)?.number ?? 0
  const isOver = series !== undefined && isOverAfter(series, last)
  const guess = series && lobby.game > last ? guessOf(series, lobby.map) : null
  const step = (game: number) =>
    onChange((lineup) =>
      series ? stepInSeries(lineup, series, game) : stepToGame(lineup, game, bans.game),
    )
  const goToTeams = onOpenSheet
    ? () => onOpenSheet('teams')
    : arePanelsOpen
      ? focusTeamSearch
      : null

  return (
    <section
      className={styles.strip}
      data-in-match={isInMatch || undefined}
      aria-label={texts.strip}
    >
      <div className={styles.lobby}>
        {isInMatch ? null : (
          <SeriesButton
            series={lobby.series}
            asked={opener}
            onAsked={onOpener}
            onChange={onChange}
            movesOn={!follow?.isOn}
          />
        )}
        <GameStepper
          game={lobby.game}
          last={isOver ? last : null}
          onStep={step}
          isShown={!isInMatch}
        />
        <div
          className={styles.map}
          data-guess={guess !== null || undefined}
          title={guess ?? undefined}
        >
          <SelectField
            label={texts.map}
            hideLabel
            options={[{ value: '', label: texts.noMap }, ...mapChoices(lobby.map)]}
            value={lobby.map ?? ''}
            onChange={({ target }) =>
              onChange((lineup) => ({ ...lineup, map: target.value || null }))
            }
          />
          {guess === null ? null : (
            <span className={styles.guess}>
              ?<span className="visually-hidden"> {guess}</span>
            </span>
          )}
        </div>
        <TeamsButton teams={lobby.teams} onChange={onChange} onGoTo={goToTeams} onKeep={onKeep} />
        <OwnTeamButton own={own} lobby={lobby.teams} />
        <Actions {...props} />
      </div>
      <OnDemand when={series !== undefined && lobby.game <= last} load={loadPast} onFail={ignore}>
        {(PastGame) =>
          series && lobby.game <= last ? (
            <PastGame
              series={series}
              game={lobby.game}
              isOver={isOver}
              left={bans.game - 1 - bans.legends.length}
              onChange={onChange}
            />
          ) : null
        }
      </OnDemand>
      <BanStrip
        {...strip}
        isInMatch={isInMatch}
        onOpenSheet={onOpenSheet && (() => onOpenSheet('bans'))}
      />
    </section>
  )
}

function Actions({ follow, isInMatch, lobby, canUndo, onUndo, onOpenSheet }: HeadStripProps) {
  const role = useRole()
  const canUse = can(role, 'draft.use') && lobby.teams.length > 0 && !onOpenSheet
  // The lobby of a match has the bans of its room anyway.
  const canFollow = follow !== null && (!isInMatch || follow.isOn) && !onOpenSheet

  return (
    <div className={styles.actions}>
      {/* The actions end at the right: what loads late comes first and doesn't move the switch under the pointer. */}
      <OnDemand when={canUse} load={loadUse} onFail={ignore}>
        {(UseLobby) => (canUse ? <UseLobby lobby={lobby} /> : null)}
      </OnDemand>
      <OnDemand when={canFollow} load={loadFollow} onFail={ignore}>
        {(FollowSwitch) => (canFollow ? <FollowSwitch follow={follow} /> : null)}
      </OnDemand>
      <IconButton
        label={viewTexts.undo}
        icon={<Undo2 aria-hidden="true" />}
        aria-keyshortcuts="Control+Z Meta+Z"
        // Not `disabled`, which would lose the focus when the last change is undone.
        aria-disabled={!canUndo}
        onClick={onUndo}
      />
      <CopyLinkButton />
    </div>
  )
}

/** Why the map of the next game is assumed; null if it is another one. */
function guessOf({ nextMap }: SeriesDetail, map: string | null) {
  if (nextMap === null || nextMap.map !== map) return null
  return texts.guessedMap(mapName(nextMap.map), nextMap.times, nextMap.of)
}

function focusTeamSearch() {
  document.querySelector<HTMLElement>('main input[type="search"]')?.focus()
}

/** The rest of the strip works without it. */
const ignore = () => {}
const loadPast = () => import('./PastGame.tsx').then((chunk) => chunk.PastGame)
const loadUse = () => import('../match/UseLobby.tsx').then((chunk) => chunk.UseLobby)
const loadFollow = () => import('../setup/FollowSwitch.tsx').then((chunk) => chunk.FollowSwitch)
