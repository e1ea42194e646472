import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { debriefMessages as texts } from '#contract/review/debrief.texts.ts'
import type { Debrief } from '#contract/review/debrief.ts'
import { mapName } from '#domain/catalog/map.ts'
import { isGood } from '#domain/review/debrief/insight.ts'
import { debriefPath } from '../../shared/address/debrief-path.ts'
import { paths } from '../../shared/address/paths.ts'
import { parseAsInteger } from '../../shared/address/query-parser.ts'
import { useQueryStates } from '../../shared/address/query-state.ts'
import { replayPath } from '../../shared/address/replay-path.ts'
import { viewPath } from '../../shared/address/view-path.ts'
import { useOwnTeam } from '../../shared/own-team/use-own-team.ts'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'
import { Tabs } from '../../shared/ui/layout/Tabs.tsx'
import { DebriefFacts } from './DebriefFacts.tsx'
import { DebriefGames } from './DebriefGames.tsx'
import { debriefQuery } from './debrief.queries.ts'
import styles from './DebriefPage.module.css'
import { InsightCard } from './InsightCard.tsx'

const ADDRESS = { series: parseAsInteger, game: parseAsInteger }

/** The few things worth talking about after a series or a game. */
export function DebriefPage() {
  const [{ series, game }] = useQueryStates(ADDRESS)
  const own = useOwnTeam()
  if (series === null || own === null) {
    return (
      <>
        <PageHead title={texts.title} />
        {series === null ? (
          <EmptyState
            title={texts.nothingChosen}
            text={texts.nothingChosenText}
            action={<LinkButton to={viewPath('series')}>{texts.toSeries}</LinkButton>}
          />
        ) : (
          <EmptyState
            title={texts.noTeam}
            action={<LinkButton to={paths.settings}>{texts.toSettings}</LinkButton>}
          />
        )}
      </>
    )
  }
  return <DebriefOf series={series} game={game} team={own} />
}

interface DebriefOfProps {
  series: number
  game: number | null
  team: string
}

function DebriefOf({ series, game, team }: DebriefOfProps) {
  const query = useQuery(debriefQuery(series, game, team))
  const [, navigate] = useLocation()
  const { data } = query
  if (!data) {
    return (
      <>
        <PageHead title={texts.title} />
        <Waiting query={query} loading={texts.loading} failed={faultOf} lines={12} />
      </>
    )
  }
  const toSeries = (
    <LinkButton to={viewPath('series', { series: String(series) })}>{texts.toSeries}</LinkButton>
  )
  const shown = data.games.find(({ number }) => number === game) ?? null
  if (data.team === null) {
    return (
      <>
        <PageHead title={texts.title} context={data.event} />
        <EmptyState
          title={texts.notThere(team)}
          text={texts.notThereText}
          action={<LinkButton to={paths.settings}>{texts.toSettings}</LinkButton>}
        />
      </>
    )
  }
  return (
    <div className={styles.page}>
      <PageHead
        title={texts.title}
        tabs={
          <Tabs
            label={texts.tabs}
            value={String(game ?? 'series')}
            onValueChange={(value) =>
              navigate(debriefPath(series, value === 'series' ? null : Number(value)))
            }
            tabs={[
              { value: 'series', label: texts.series },
              ...data.games.map(({ number }) => ({
                value: String(number),
                label: texts.game(number),
              })),
            ]}
          />
        }
        context={[
          texts.context(data.team, data.event),
          ...(shown?.map ? [mapName(shown.map)] : []),
        ].join(', ')}
        actions={
          <>
            {shown ? <LinkButton to={replayPath(shown.id)}>{texts.review}</LinkButton> : null}
            {toSeries}
          </>
        }
      />
      <DebriefFacts debrief={data} game={shown} />
      <div className={styles.columns}>
        <Insights debrief={data} series={series} game={game} />
        <DebriefGames debrief={data} series={series} game={game} />
      </div>
    </div>
  )
}

const faultOf = (error: Error) => error.message || texts.failed

interface InsightsProps {
  debrief: Debrief
  series: number
  game: number | null
}

function Insights({ debrief, series, game }: InsightsProps) {
  const { findings, games, team, said } = debrief
  const groups = [
    { title: texts.toLookAt, own: findings.filter((one) => !isGood(one)) },
    { title: texts.wentWell, own: findings.filter(isGood) },
  ].filter(({ own }) => own.length > 0)
  return (
    <div className={styles.insights}>
      {games.some(({ hasPositions }) => hasPositions) ? null : (
        <Notice tone="info" action={<LinkButton to={viewPath('live')}>{texts.connect}</LinkButton>}>
          <b>{texts.resultsOnly}</b> {texts.resultsOnlyText}
        </Notice>
      )}
      {groups.length === 0 ? (
        <EmptyState title={texts.nothing} text={texts.nothingText(game === null)} />
      ) : null}
      {groups.map(({ title, own }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <div className={styles.groupHead}>
            <h2>{title}</h2>
            <span>{texts.count(own.length)}</span>
          </div>
          {own.map((insight) => (
            <InsightCard
              key={`${insight.kind} ${game}`}
              insight={insight}
              subject={{ series, game, team: team ?? '' }}
              said={said.find(({ kind }) => kind === insight.kind) ?? null}
            />
          ))}
        </section>
      ))}
    </div>
  )
}
