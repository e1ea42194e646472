import { useQuery } from '@tanstack/react-query'
import { LayoutDashboard, List, Scale, Target } from 'lucide-react'
import { useCallback, useState } from 'react'
import { banRuleMessages } from '#contract/catalog/ban-rule.texts.ts'
import { eventRulesMessages } from '#contract/series/event-rules.texts.ts'
import { setSeriesMatchPoint } from '#contract/series/match-point.ts'
import { matchPointMessages } from '#contract/series/match-point.texts.ts'
import { debriefMessages } from '#contract/review/debrief.texts.ts'
import { seriesPageMessages as texts } from '#contract/series/series-page.texts.ts'
import type { SeriesDetail } from '#contract/series/series.ts'
import { can } from '#domain/account/access.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { matchPointOf } from '#domain/series/match-point.ts'
import { call } from '../shared/api/api.ts'
import { debriefPath } from '../shared/address/debrief-path.ts'
import { useOwnTeam } from '../shared/own-team/use-own-team.ts'
import { lobbyPath } from '../shared/lineup/lobby-path.ts'
import { NotesPanel } from '../shared/note/NotesPanel.tsx'
import { lobbyOf } from '../shared/lineup/open-series.ts'
import { seriesDetailQuery } from '../shared/queries/series-detail.queries.ts'
import { formatDay } from '../shared/page/time.ts'
import { useNow } from '../shared/page/use-now.ts'
import { useRole } from '../shared/session/session-store.ts'
import { seriesContent } from '../shared/stream/obs-content.ts'
import { StreamButton } from '../shared/stream/StreamButton.tsx'
import { Button } from '../shared/ui/action/Button.tsx'
import { CopyLinkButton } from '../shared/ui/action/CopyLinkButton.tsx'
import { LinkButton } from '../shared/ui/action/LinkButton.tsx'
import { Waiting } from '../shared/ui/feedback/Waiting.tsx'
import { TextWithInfo } from '../shared/ui/overlay/InfoTip.tsx'
import { OnDemand } from '../shared/ui/layout/OnDemand.tsx'
import { Badge } from '../shared/ui/layout/Badge.tsx'
import { FinishPanel } from '../shared/finish/FinishPanel.tsx'
import { AdoptionPanel } from './AdoptionPanel.tsx'
import { isRunning, MINUTE_MS } from './running.ts'
import styles from './SeriesPage.module.css'
import { SeriesGrid } from './SeriesGrid.tsx'

interface SeriesPageProps {
  id: number
  /** Opens the list, which phones hide. */
  onShowList: () => void
}

export function SeriesPage({ id, onShowList }: SeriesPageProps) {
  const query = useQuery(seriesDetailQuery(id))
  const { data } = query
  const now = useNow(MINUTE_MS)
  const listButton = (
    <span className={styles.toList}>
      <Button size="sm" icon={<List aria-hidden="true" />} onClick={onShowList}>
        {texts.chooseSeries}
      </Button>
    </span>
  )
  if (!data) {
    return (
      <div className={styles.detail}>
        {listButton}
        <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={12} />
      </div>
    )
  }
  const running = isRunning(data, now)

  return (
    <article className={styles.detail} aria-labelledby="series-title">
      <div className={styles.head}>
        {listButton}
        <h2 id="series-title" className={styles.title}>
          {data.event}
        </h2>
        <p className={styles.facts}>
          {texts.facts(
            formatDay(data.lastPlayed),
            data.region,
            data.teams.length,
            data.games.length,
          )}
        </p>
        {data.isDemo ? <Badge tone="warning">{texts.demo}</Badge> : null}
        {running ? <Badge tone="success">{texts.running}</Badge> : null}
        <div className={styles.actions}>
          <MatchPointButton series={data} />
          <EventRulesButton series={data} />
          <StreamButton
            target={{ kind: 'series', id: data.id }}
            content={() => seriesContent(data)}
          />
          <DebriefLink series={data} />
          <CopyLinkButton />
          <LinkButton
            variant="primary"
            icon={<LayoutDashboard aria-hidden="true" />}
            to={lobbyPath(lobbyOf(data))}
          >
            {running ? texts.followIt : texts.takeLobby}
          </LinkButton>
        </div>
      </div>
      <MatchPointLine series={data} />
      <RulesLine series={data} />
      {/* Another series starts with its own last game. */}
      <Games key={data.id} series={data} />
      <NotesPanel subjects={[{ about: 'series', key: String(data.id), label: data.event }]} />
    </article>
  )
}

/** For users whose own team played in it. */
function DebriefLink({ series: { id, teams } }: { series: SeriesDetail }) {
  const own = useOwnTeam()
  const canRead = can(useRole(), 'account.use')
  if (!canRead || own === null || !teams.some(({ team }) => isSameTeam(team, own))) return null
  return <LinkButton to={debriefPath(id)}>{debriefMessages.open}</LinkButton>
}

function Games({ series }: { series: SeriesDetail }) {
  const last = series.games.at(-1)?.number ?? 0
  const [after, setAfter] = useState<number | null>(null)

  return (
    <>
      <SeriesGrid series={series} after={after ?? last} onAfter={setAfter} />
      <FinishPanel
        series={series}
        after={after ?? last}
        columns={['top5', 'top10', 'winNext', 'winSeries', 'course']}
        hasNeed
      />
      <AdoptionPanel series={series} />
    </>
  )
}

/** How the series stands if it is played until a team on match point wins a game. */
function MatchPointLine({ series: { teams, matchPoint } }: { series: SeriesDetail }) {
  if (!matchPoint) return null
  const { points, minGames } = matchPoint
  const status = matchPointOf(teams, Infinity, matchPoint)
  const names = status?.reached.map(({ team }) => team).join(', ')
  return (
    <p className={styles.matchPoint}>
      <Badge tone="warning">{texts.matchPoint}</Badge>{' '}
      {status?.winner
        ? texts.wonByMatchPoint(status.winner)
        : names
          ? texts.onMatchPoint(points, names)
          : matchPointMessages.describe(points, minGames)}
    </p>
  )
}

/** By which rules the standings are ordered and a tied ban is decided. */
function RulesLine({ series: { equalPoints, banTie } }: { series: SeriesDetail }) {
  const { equalPoints: equal, inForce, ofSeries } = eventRulesMessages
  const tie = banRuleMessages.rules[banTie]
  return (
    <p className={styles.rules}>
      <TextWithInfo
        label={ofSeries}
        text={inForce(equal.rules[equalPoints], tie.label)}
        info={`${equal.hints[equalPoints]} ${tie.text}`}
      />
    </p>
  )
}

/** For editors: the rules of all series of the event. */
function EventRulesButton({ series: { id, event, eventRules } }: { series: SeriesDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  if (!can(useRole(), 'imports.manage')) return null
  return (
    <>
      <Button
        icon={<Scale aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {eventRulesMessages.change}
      </Button>
      <OnDemand when={isOpen} load={loadEventRulesDialog} onFail={close}>
        {(EventRulesDialog) =>
          isOpen ? (
            <EventRulesDialog series={id} event={event} rules={eventRules} onClose={close} />
          ) : null
        }
      </OnDemand>
    </>
  )
}

const loadEventRulesDialog = () =>
  import('./EventRulesDialog.tsx').then((chunk) => chunk.EventRulesDialog)

/** For editors: whether the series is played by match point. */
function MatchPointButton({ series: { id, matchPoint } }: { series: SeriesDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  if (!can(useRole(), 'imports.manage')) return null
  return (
    <>
      <Button
        icon={<Target aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {matchPointMessages.change}
      </Button>
      <OnDemand when={isOpen} load={loadMatchPointDialog} onFail={close}>
        {(MatchPointDialog) =>
          isOpen ? (
            <MatchPointDialog
              about={matchPointMessages.ofSeries}
              rule={matchPoint}
              save={(rule) => call(setSeriesMatchPoint, { id, rule })}
              changes={seriesDetailQuery(id)}
              onClose={close}
            />
          ) : null
        }
      </OnDemand>
    </>
  )
}

const loadMatchPointDialog = () =>
  import('../shared/match-point/MatchPointDialog.tsx').then((chunk) => chunk.MatchPointDialog)
