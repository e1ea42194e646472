import { ClipboardList } from 'lucide-react'
import { Link } from 'wouter'
import { seriesPlanMessages } from '#contract/series-plan/series-plan.texts.ts'
import type { PlanOfSeries } from '#contract/series-plan/series-plan.ts'
import { hasBanned } from '#domain/catalog/comp.ts'
import type { DraftState } from '#domain/draft/draft.ts'
import { findLegend, legendKey } from '#domain/catalog/legend.ts'
import { useDraftPage } from '../../shared/draft/draft-store.ts'
import { useForecast } from '../../shared/forecast/use-forecast.ts'
import { useMatch } from '../../shared/match/use-match.ts'
import { roomPlanPath } from '../../shared/room/room-path.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { compNames } from '../../shared/ui/legend/trio-order.ts'
import { useStoredPlan } from '../../shared/series-plan/series-plan.queries.ts'
import { nextGame, type SeriesPosition } from '../status/draft-texts.ts'
import styles from './PlanLine.module.css'

const { beside: texts, open } = seriesPlanMessages

interface PlanLineProps {
  room: number
  draft: DraftState
}

/** What is planned for the next game, with a link to the plan. */
export function PlanLine({ room, draft }: PlanLineProps) {
  const { data } = useStoredPlan(room)
  const page = useDraftPage()
  return (
    <p className={styles.line}>
      <ClipboardList aria-hidden="true" />
      {data ? <span>{planSentence(data.plan, draft, page)}</span> : null}
      <Link className={styles.link} to={roomPlanPath(room)}>
        {open}
      </Link>
      {data ? <NextBan plan={data.plan} draft={draft} /> : null}
    </p>
  )
}

/** What the lobby of the plan is likely to get banned next. */
function NextBan({ plan, draft }: { plan: PlanOfSeries; draft: DraftState }) {
  const match = useMatch(useDraftPage().room)
  const teams = match?.teams ?? plan.teams
  const series = match ? (match.series?.id ?? null) : plan.series
  const game = nextGame(draft, useDraftPage())
  const bans = draft.banned_legends.map(legendKey)
  const map = plan.games[game - 1]?.map ?? match?.games[game - 1]?.map ?? null
  const next = useForecast({ teams, bans, game, map, series, known: [] }).data?.nextBan[0]
  // An old forecast can name a legend that was banned just now.
  if (!next || bans.includes(legendKey(next.legend))) return null
  return (
    <span className={styles.next} title={texts.nextBanFrom(teams.length)}>
      {texts.nextBan}
      <LegendEmblem legend={next.legend} size={18} />
      <b>{findLegend(next.legend).label}</b>
      <span className={styles.chance}>{texts.chance(next.chance)}</span>
    </span>
  )
}

export function planSentence(
  plan: PlanOfSeries,
  draft: Pick<DraftState, 'banned_legends' | 'draft_history'>,
  position: SeriesPosition,
): string {
  const game = nextGame(draft, position)
  const { comp = null, planB = null } = plan.games[game - 1] ?? {}
  if (!comp) return texts.noPlan(game)
  const isOpen = (legends: readonly string[]) => !hasBanned(legends, draft.banned_legends)
  const planned = comp.map(({ legend }) => legend)
  if (isOpen(planned)) {
    const seats = comp.map(({ legend, player }) => texts.seat(findLegend(legend).label, player))
    return texts.legal(game, seats.join(', '))
  }
  return planB && isOpen(planB)
    ? texts.planB(game, compNames(planned), compNames(planB))
    : texts.gone(game, compNames(planned))
}
