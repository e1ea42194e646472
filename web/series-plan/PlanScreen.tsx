import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import type { DraftRoom } from '#contract/draft/draft-room.ts'
import type { PlanInputsAnswer, PlanOfSeries } from '#contract/series-plan/series-plan.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { useMatchMap } from '../shared/match/use-match-map.ts'
import { useOwnTeam } from '../shared/own-team/use-own-team.ts'
import { roomQuery } from '../shared/room/room.queries.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { EmptyState } from '../shared/ui/feedback/EmptyState.tsx'
import { FaultNotice } from '../shared/ui/feedback/Notice.tsx'
import { OnDemand } from '../shared/ui/layout/OnDemand.tsx'
import { useMediaQuery } from '../shared/ui/layout/use-media-query.ts'
import { FallingBansPanel } from './FallingBansPanel.tsx'
import { LobbyChoice } from './LobbyChoice.tsx'
import { planColumns } from './plan-columns.ts'
import { changeGame, type PlanEdit } from './plan-edit.ts'
import { inputsRequest, planInputsQuery } from './plan-inputs.queries.ts'
import {
  compOfCandidate,
  type PlanModel,
  type PlannedDraft,
  seatsOfCandidate,
} from './plan-model.ts'
import { PlanHead } from './PlanHead.tsx'
import type { Picking } from './PlanPicker.tsx'
import { PlanNotes } from './PlanNotes.tsx'
import { PlayersPanel } from './PlayersPanel.tsx'
import { PlanTable } from './table/PlanTable.tsx'
import { useJudgedPlan } from './use-judged-plan.ts'
import type { useSeriesPlan } from './use-series-plan.ts'
import styles from './PlanScreen.module.css'

interface PlanScreenProps {
  room: number
  shared: ReturnType<typeof useSeriesPlan>
  plan: PlanOfSeries
  draft: PlannedDraft
  /** The lobby is that of the match. */
  hasMatch: boolean
}

const NO_USES: PlanInputsAnswer['uses'] = []
const loadPicker = () => import('./PlanPicker.tsx').then((chunk) => chunk.PlanPicker)

export function PlanScreen({ room, shared, plan, draft, hasMatch }: PlanScreenProps) {
  const { edit, hasFailed, retry, updatedBy } = shared
  const ownTeam = useOwnTeam()
  const { data: detail, isLoading } = useQuery(roomQuery(room))
  // A room with a team fixes it for everyone in it.
  const team = detail?.room.team ?? plan.team ?? ownTeam
  const request = isLoading ? null : inputsRequest(plan, draft, team)
  const inputs = useQuery(planInputsQuery(request))
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const [showsPlayed, setShowsPlayed] = useState(false)
  const uses = inputs.data?.uses ?? NO_USES
  const { judged, suggest, clear, undo } = useJudgedPlan(plan, draft, inputs.data ?? null, edit)
  const columns = planColumns(plan, draft, judged?.review ?? null, inputs.data ?? null)
  const shownColumns = columns.filter(({ state }) => state !== 'played' || !isNarrow || showsPlayed)
  const played = columns.filter(({ state }) => state === 'played').length
  // Whoever opens the plan sees it for the same team.
  const chooseLobby = (lobby: Pick<PlanOfSeries, 'teams' | 'series'>) =>
    edit((one) => ({ ...one, ...lobby, team: one.team ?? ownTeam }))
  const setMap = usePlanMap(room, hasMatch, edit)
  const { picking, isPicking, setIsPicking, pick, place } = usePicking(judged?.model ?? null, edit)

  return (
    <div className={styles.page}>
      <PlanHead
        room={room}
        plan={plan}
        context={planContext(detail?.room, team, updatedBy)}
        canSuggest={judged !== null}
        hasOpenGames={columns.some(({ comp, planB }) => comp === null || planB === null)}
        edit={edit}
        onLobby={hasMatch ? null : chooseLobby}
        onSuggest={suggest}
        onClear={clear}
        onUndo={undo}
      />
      {hasFailed ? <FaultNotice onRetry={retry}>{texts.unsaved}</FaultNotice> : null}
      {inputs.error ? (
        <FaultNotice onRetry={() => void inputs.refetch()}>{texts.inputsFailed}</FaultNotice>
      ) : null}
      {plan.teams.length === 0 ? (
        <EmptyState
          title={texts.noLobby}
          text={texts.noLobbyText}
          action={<LobbyChoice plan={plan} isEmpty onChoose={chooseLobby} />}
        />
      ) : null}
      {isNarrow && played > 0 ? (
        <PlayedToggle isShown={showsPlayed} onToggle={setShowsPlayed} />
      ) : null}
      <PlanTable
        columns={shownColumns}
        judged={judged}
        players={[...new Set(uses.map(({ player }) => player))]}
        uses={uses}
        ranges={inputs.data?.ranges ?? null}
        games={plan.games.length}
        played={played}
        edit={edit}
        setMap={setMap}
        pick={pick}
      />
      <div className={styles.panels}>
        <PlayersPanel
          uses={uses}
          bans={draft.banned_legends}
          likely={columns.find(({ ahead }) => ahead === 1)?.gone ?? []}
        />
        <FallingBansPanel plan={plan} points={judged?.review.total ?? null} edit={edit} />
      </div>
      <div className={styles.notes}>
        <PlanNotes room={room} plan={plan} />
      </div>
      <OnDemand when={isPicking} load={loadPicker} onFail={() => setIsPicking(false)}>
        {(PlanPicker) =>
          picking && judged ? (
            <PlanPicker
              key={`${picking.index} ${picking.slot} ${isPicking}`}
              open={isPicking}
              onOpenChange={setIsPicking}
              picking={picking}
              onPick={place}
              {...judged}
            />
          ) : null
        }
      </OnDemand>
    </div>
  )
}

/** The choice of a composition for a game. */
function usePicking(model: PlanModel | null, edit: (change: PlanEdit) => void) {
  const [picking, setPicking] = useState<Picking | null>(null)
  const [isPicking, setIsPicking] = useState(false)
  const pick = (next: Picking) => {
    setPicking(next)
    setIsPicking(true)
  }
  const place = (candidate: number) => {
    if (!picking || !model) return
    const planB = compOfCandidate(model, candidate)
    const change =
      picking.slot === 'main'
        ? { comp: seatsOfCandidate(model, candidate) }
        : { planB: planB && [...planB] }
    edit(changeGame(picking.index, change))
    setIsPicking(false)
  }
  return { picking, isPicking, setIsPicking, pick, place }
}

interface PlayedToggleProps {
  isShown: boolean
  onToggle: (isShown: boolean) => void
}

const PlayedToggle = ({ isShown, onToggle }: PlayedToggleProps) => (
  <Button size="sm" onClick={() => onToggle(!isShown)}>
    {isShown ? texts.hidePlayed : texts.showPlayed}
  </Button>
)

/** Sets the map of a game, counted from 0: of the match if there is one. */
function usePlanMap(room: number, hasMatch: boolean, edit: (change: PlanEdit) => void) {
  const setMatchMap = useMatchMap(room)
  return (game: number, map: string | null) =>
    hasMatch ? setMatchMap(game + 1, map) : edit(changeGame(game, { map }))
}

/** Whose plan it is. The main room needs no name. */
const planContext = (room: DraftRoom | undefined, team: string | null, updatedBy: string | null) =>
  [
    room?.id !== DEFAULT_ROOM && room?.name,
    team !== null && texts.forTeam(team),
    updatedBy !== null && texts.changedBy(updatedBy),
  ]
    .filter(Boolean)
    .join('. ')
