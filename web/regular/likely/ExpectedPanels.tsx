import { memo, useCallback, useMemo, useState, type ReactNode } from 'react'
import type { Forecast } from '#contract/forecast/forecast.ts'
import { forecastMessages } from '#contract/forecast/forecast.texts.ts'
import { popularMessages as texts } from '#contract/regular/popular.texts.ts'
import { regularMessages as viewTexts } from '#contract/regular/regular.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { type ExpectedComp, expectedTop, teamsOnLegend } from '#domain/regular/expected-picks.ts'
import type { ForecastState } from '../../shared/forecast/use-forecast.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import { Why } from '../../shared/ui/overlay/Why.tsx'
import { Meter } from '../../shared/ui/table/Meter.tsx'
import { oneDecimal } from '../format.ts'
import legendStyles from './LegendsPanel.module.css'
import { RankedBy } from './RankedBy.tsx'
import topStyles from './TopPanel.module.css'

const SHOWN_LEGENDS = 5

interface ExpectedPanelsProps {
  forecast: ForecastState
}

/** What the whole lobby is expected to play: the forecasts of its teams, added up. */
export const ExpectedPanels = memo(({ forecast }: ExpectedPanelsProps) => (
  <>
    <ExpectedTop forecast={forecast} />
    <Panel
      title={viewTexts.legends}
      count={
        <RankedBy
          title={viewTexts.legends}
          by={texts.byForecast}
          info={texts.legendsExpectedInfo}
        />
      }
      flush
      dense
    >
      <WhenForecast forecast={forecast} loading={viewTexts.loadingLegends}>
        {(data) => <ExpectedLegends forecast={data} />}
      </WhenForecast>
    </Panel>
  </>
))

/** All teams, or the composition whose teams are asked for. */
type Selection = 'all' | ExpectedComp

function ExpectedTop({ forecast }: ExpectedPanelsProps) {
  const { data } = forecast
  const [selection, setSelection] = useState<Selection | null>(null)
  const close = useCallback(() => setSelection(null), [])

  return (
    <Panel
      title={viewTexts.top}
      count={<RankedBy title={viewTexts.top} by={texts.byForecast} info={texts.topExpectedInfo} />}
      actions={
        <Button
          variant="ghost"
          size="sm"
          aria-haspopup="dialog"
          disabled={data === undefined}
          onClick={() => setSelection('all')}
        >
          {texts.showAll}
        </Button>
      }
      flush
      dense
    >
      <WhenForecast forecast={forecast} loading={viewTexts.loadingTop}>
        {({ teams }) => <TopRows teams={teams} onShowTeams={setSelection} />}
      </WhenForecast>
      <OnDemand when={selection !== null} load={loadDialog} onFail={close}>
        {(ExpectedDialog) => (
          <ExpectedDialog teams={data?.teams ?? []} selection={selection} onClose={close} />
        )}
      </OnDemand>
    </Panel>
  )
}

interface WhenForecastProps extends ExpectedPanelsProps {
  loading: string
  children: (data: Forecast) => ReactNode
}

function WhenForecast({ forecast, loading, children }: WhenForecastProps) {
  const { data, hasFailed, isFetching, retry } = forecast
  if (data) return children(data)
  if (!hasFailed) return <Skeleton label={loading} lines={5} />
  return <ErrorState message={forecastMessages.failed} onRetry={retry} busy={isFetching} />
}

interface TopRowsProps {
  teams: Forecast['teams']
  onShowTeams: (comp: ExpectedComp) => void
}

function TopRows({ teams, onShowTeams }: TopRowsProps) {
  const top = useMemo(() => expectedTop(teams), [teams])
  const firstFor = (comp: ExpectedComp) =>
    teams.filter(({ comps }) => comps[0]?.comp.join() === comp.comp.join()).length

  return (
    <ol>
      {top.map((comp, index) => (
        <li key={index} className={topStyles.row}>
          <span className={topStyles.rank}>{viewTexts.rank(index + 1)}</span>
          <NamedTrio legends={comp.comp} size="var(--emblem)" />
          <Why
            className={topStyles.share}
            title={viewTexts.top}
            load={loadWhy}
            subject={{ teams: comp.teams, hasRest: false }}
          >
            {forecastMessages.percent(comp.expected / teams.length)}
          </Why>
          <span className={topStyles.teams}>
            <span>{texts.expectedTeams(oneDecimal(comp.expected), teams.length)}</span>
            <span>{texts.firstFor(firstFor(comp))}</span>
          </span>
          <Button
            className={topStyles.show}
            variant="ghost"
            size="sm"
            aria-haspopup="dialog"
            onClick={() => onShowTeams(comp)}
          >
            {texts.showTeams}
          </Button>
        </li>
      ))}
    </ol>
  )
}

function ExpectedLegends({ forecast: { teams, nextBan } }: { forecast: Forecast }) {
  const legends = nextBan
    .toSorted((a, b) => b.expectedPicks - a.expectedPicks)
    .slice(0, SHOWN_LEGENDS)

  return (
    <ol>
      {legends.map(({ legend, expectedPicks }, index) => {
        const { label } = findLegend(legend)
        const rate = expectedPicks / teams.length
        return (
          <li key={index} className={legendStyles.entry}>
            <span className={legendStyles.rank}>{index + 1}</span>
            <LegendEmblem legend={legend} />
            <div className={legendStyles.body}>
              <div className={legendStyles.line}>
                <span className={legendStyles.name}>{label}</span>
                <span className={legendStyles.teams}>
                  {texts.expectedTeams(oneDecimal(expectedPicks), teams.length)}
                </span>
                <Why
                  className={legendStyles.percent}
                  title={label}
                  load={loadWhy}
                  subject={{ teams: teamsOnLegend(teams, legend), hasRest: true }}
                >
                  {forecastMessages.percent(rate)}
                </Why>
              </div>
              <Meter percent={100 * rate} />
            </div>
          </li>
        )
      })}
    </ol>
  )
}

const loadWhy = () => import('./why/WhyExpected.tsx').then((chunk) => chunk.WhyExpected)
const loadDialog = () => import('./ExpectedDialog.tsx').then((chunk) => chunk.ExpectedDialog)
