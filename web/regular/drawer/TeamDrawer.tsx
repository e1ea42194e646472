import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { TeamForecast } from '#contract/forecast/forecast.ts'
import { forecastMessages } from '#contract/forecast/forecast.texts.ts'
import { teamForecastMessages as texts } from '#contract/forecast/team-forecast.texts.ts'
import { noteMessages } from '#contract/note/note.texts.ts'
import { can } from '#domain/account/access.ts'
import { SubjectNote } from '../../shared/note/SubjectNote.tsx'
import { useRole } from '../../shared/session/session-store.ts'
import { teamPath } from '../../shared/address/team-path.ts'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { useMediaQuery } from '../../shared/ui/layout/use-media-query.ts'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import { BottomSheet } from '../../shared/ui/overlay/BottomSheet.tsx'
import { SidePanel } from '../../shared/ui/overlay/SidePanel.tsx'
import { isTyping } from '../../shared/keyboard/single-keys.ts'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import type { ForecastState } from '../../shared/forecast/use-forecast.ts'
import { ForecastCell } from '../../shared/forecast/ForecastCell.tsx'
import { isLittleKnown } from '../../shared/forecast/little-known.ts'
import type { TableTeam } from '../table/table-team.ts'
import { CompPlayers } from './CompPlayers.tsx'
import { LatestGames } from './LatestGames.tsx'
import { KnownPicksField } from './KnownPicksField.tsx'
import { TeamRating } from '../../shared/team-rating/TeamRating.tsx'
import { Reasons } from '../../shared/forecast/Reasons.tsx'
import styles from './TeamDrawer.module.css'

interface TeamDrawerProps {
  /** Null while closed. */
  team: TableTeam | null
  forecast: ForecastState
  bans: readonly string[]
  onKnownChange: (team: string, legends: readonly string[]) => void
  /** Opens the team above or below in the table. */
  onStep: (by: number) => void
  onClose: () => void
}

/** Why a team is expected to play something, who plays what, and what is already known. */
export function TeamDrawer({
  team,
  forecast,
  bans,
  onKnownChange,
  onStep,
  onClose,
}: TeamDrawerProps) {
  const [lastTeam, setLastTeam] = useState(team)
  // Keep the content while the drawer closes.
  if (team !== null && team !== lastTeam) setLastTeam(team)
  const shown = team ?? lastTeam
  const canRead = can(useRole(), 'account.use')

  return (
    <DrawerFrame
      isOpen={team !== null}
      title={shown?.ranked.team ?? ''}
      onStep={onStep}
      onClose={onClose}
    >
      {shown ? (
        <div className={styles.drawer}>
          <Link className={styles.page} to={teamPath(shown.ranked.team, lobbyState(bans))}>
            {texts.teamPage}
          </Link>
          <TeamRating team={shown.ranked.team} />
          <DrawerForecast team={shown} state={forecast} bans={bans} />
          <section>
            <h3 className={styles.title}>{texts.knownPicks}</h3>
            <KnownPicksField
              legends={shown.known}
              bans={bans}
              onChange={(legends) => onKnownChange(shown.ranked.team, legends)}
            />
          </section>
          {canRead ? (
            <section>
              <h3 className={styles.title}>{noteMessages.title}</h3>
              <SubjectNote key={shown.ranked.team} subject={noteSubject(shown.ranked.team)} />
            </section>
          ) : null}
        </div>
      ) : null}
    </DrawerFrame>
  )
}

interface DrawerFrameProps {
  isOpen: boolean
  title: string
  onStep: (by: number) => void
  onClose: () => void
  children: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Beside the table, which stays usable, with arrows to the other teams. On phones a sheet. */
function DrawerFrame({ isOpen, title, onStep, onClose, children }: DrawerFrameProps) {
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const frame = { open: isOpen, onOpenChange: (next: boolean) => !next && onClose(), title }
  if (isNarrow) {
    return (
      <BottomSheet {...frame} side="bottom" isRead>
        {children}
      </BottomSheet>
    )
  }

  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined || event.defaultPrevented || isTyping(event.target)) return
    event.preventDefault()
    onStep(by)
  }
  return (
    <SidePanel
      {...frame}
      onKeyDown={step}
      actions={
        <>
          <IconButton
            label={texts.previousTeam}
            icon={<ChevronUp aria-hidden="true" />}
            aria-keyshortcuts="ArrowUp"
            onClick={() => onStep(-1)}
          />
          <IconButton
            label={texts.nextTeam}
            icon={<ChevronDown aria-hidden="true" />}
            aria-keyshortcuts="ArrowDown"
            onClick={() => onStep(1)}
          />
        </>
      }
    >
      {children}
    </SidePanel>
  )
}

const noteSubject = (team: string) => ({ about: 'team', key: team, label: team }) as const

/** The lobby in the address, with the bans on screen: they can come from the live draft. */
const lobbyState = (bans: readonly string[]) => ({
  ...Object.fromEntries(new URLSearchParams(location.search)),
  ...(bans.length > 0 && { ban: bans.join(',') }),
})

interface DrawerForecastProps {
  team: TableTeam
  state: ForecastState
  bans: readonly string[]
}

function DrawerForecast({ team: { ranked, forecast }, state, bans }: DrawerForecastProps) {
  if (!forecast) {
    return state.hasFailed ? (
      <ErrorState message={forecastMessages.failed} onRetry={state.retry} busy={state.isFetching} />
    ) : (
      <Skeleton label={forecastMessages.loading} lines={6} />
    )
  }
  const best = forecast.comps[0]

  return (
    <>
      <p className={styles.known}>
        <Badge tone={isLittleKnown(forecast) ? 'warning' : 'neutral'}>
          {texts.knowledge[forecast.knowledge]}
        </Badge>
        {texts.knownFrom(forecast.games)}
      </p>
      <ForecastCell forecast={forecast} hasFailed={false} bans={bans} />
      {best ? (
        <>
          <section>
            <h3 className={styles.title}>{texts.why}</h3>
            <Reasons reasons={best.reasons} />
          </section>
          <section>
            <h3 className={styles.title}>{texts.players}</h3>
            <CompPlayers players={best.players} />
          </section>
        </>
      ) : null}
      <section>
        <h3 className={styles.title}>{texts.latest}</h3>
        <LatestGames team={ranked.team} />
      </section>
      <section>
        <h3 className={styles.title}>{texts.allComps}</h3>
        <AllForecasts forecast={forecast} bans={bans} />
      </section>
    </>
  )
}

function AllForecasts({ forecast, bans }: { forecast: TeamForecast; bans: readonly string[] }) {
  return (
    <ol className={styles.comps}>
      {forecast.comps.map((comp) => (
        <li key={comp.comp.join()} className={styles.comp}>
          <NamedTrio legends={comp.comp} size={20} banned={bans} />
          <b className={styles.chance}>{forecastMessages.percent(comp.chance)}</b>
        </li>
      ))}
      <li className={styles.comp}>
        <span className={styles.other}>{texts.other}</span>
        <b className={styles.chance}>{forecastMessages.percent(forecast.other)}</b>
      </li>
    </ol>
  )
}
