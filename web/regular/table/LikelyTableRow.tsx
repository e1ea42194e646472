import { memo, useRef } from 'react'
import { forecastMessages as texts } from '#contract/forecast/forecast.texts.ts'
import { regularMessages as viewTexts } from '#contract/regular/regular.texts.ts'
import type { TeamForecast } from '#contract/forecast/forecast.ts'
import { NamedTrio, type TrioLook } from '../../shared/ui/legend/NamedTrio.tsx'
import { OnDemand, preloadPart } from '../../shared/ui/layout/OnDemand.tsx'
import { useIsInSight } from '../recommended/use-is-in-sight.ts'
import { ForecastCell, RunnerUp } from '../../shared/forecast/ForecastCell.tsx'
import styles from './LikelyTable.module.css'
import type { PastResult } from './past-results.ts'
import type { TableTeam } from './table-team.ts'
import { RowTeam } from './RowTeam.tsx'
import type { Columns } from './use-columns.ts'
import { quietLook, type TableWidth, weightedLook } from './use-table-width.ts'

interface LikelyTableRowProps {
  team: TableTeam
  columns: Columns
  width: TableWidth
  bans: readonly string[]
  /** The game on screen is over. */
  isPlayed: boolean
  played: PastResult | undefined
  hasFailed: boolean
  hasFacts: boolean
  onOpen: (team: string) => void
}

export const LikelyTableRow = memo((props: LikelyTableRowProps) => {
  const { team, columns, width, bans, isPlayed, played, hasFailed, hasFacts, onOpen } = props
  const { ranked, later, laterForecast } = team
  const quiet = { bans, look: quietLook(width) }
  const row = useRef<HTMLTableRowElement>(null)
  const isInSight = useIsInSight(row)

  return (
    // The team's name is the button for the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tr
      ref={row}
      className={styles.row}
      data-own={team.isOwn || undefined}
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest('button')) onOpen(ranked.team)
      }}
    >
      <th scope="row">
        <div className={styles.cell}>
          <RowTeam team={team} onOpen={onOpen} />
        </div>
      </th>
      <td className={styles.games}>
        {ranked.games}
        <span className="visually-hidden"> {viewTexts.gamesUnit(ranked.games)}</span>
      </td>
      <td className={styles.quiet}>
        <div className={styles.cell}>
          <LastGame
            last={laterForecast?.last ?? null}
            isKnown={laterForecast !== undefined}
            {...quiet}
          />
        </div>
      </td>
      {columns === 'weighted' ? null : (
        <td>
          <div className={styles.cell}>
            <ForecastCell
              forecast={isInSight ? team.forecast : laterForecast}
              hasFailed={hasFailed}
              bans={bans}
            />
          </div>
        </td>
      )}
      {columns === 'forecast' && isPlayed ? (
        <OnDemand
          when
          load={loadPastCells}
          onFail={ignore}
          fallback={<td colSpan={2} className={styles.none} />}
        >
          {(PastCells) => <PastCells played={played} forecast={laterForecast} look={quiet.look} />}
        </OnDemand>
      ) : null}
      {columns === 'forecast' && !isPlayed ? (
        <>
          <td className={styles.quiet}>
            <div className={styles.cell}>
              <RunnerUp forecast={laterForecast} rank={1} {...quiet} />
            </div>
          </td>
          <td className={styles.quiet}>
            <div className={styles.cell}>
              <RunnerUp forecast={laterForecast} rank={2} {...quiet} />
            </div>
          </td>
        </>
      ) : null}
      {columns === 'both' ? (
        <td className={styles.quiet}>
          <div className={styles.cell}>
            <RunnerUp forecast={laterForecast} rank={1} {...quiet} />
            <RunnerUp forecast={laterForecast} rank={2} {...quiet} />
          </div>
        </td>
      ) : null}
      {columns === 'forecast' ? null : (
        <OnDemand
          when
          load={loadWeighted}
          onFail={ignore}
          fallback={<td colSpan={3} className={styles.none} />}
        >
          {(WeightedCells) => (
            <WeightedCells
              ranked={isInSight ? ranked : later}
              hasFacts={hasFacts}
              look={weightedLook(width)}
            />
          )}
        </OnDemand>
      )}
    </tr>
  )
})

interface LastGameProps {
  last: TeamForecast['last']
  isKnown: boolean
  bans: readonly string[]
  look: TrioLook
}

const LastGame = memo(({ last, isKnown, bans, look }: LastGameProps) => {
  if (!last) {
    return isKnown ? (
      <span className={styles.none} title={texts.noLast}>
        –<span className="visually-hidden">{texts.noLast}</span>
      </span>
    ) : null
  }
  const { placement, comp } = last

  return (
    <span className={styles.last}>
      <span className={styles.place} data-first={placement === 1 || undefined}>
        {placement === null ? texts.noPlace : texts.place(placement)}
      </span>
      <NamedTrio legends={comp} size={16} look={look} banned={bans} />
    </span>
  )
})

/** The toast says what to do. */
const ignore = () => {}
const loadPastCells = () => import('./PastCells.tsx').then((chunk) => chunk.PastCells)
const loadWeighted = () => import('./WeightedCells.tsx').then((chunk) => chunk.WeightedCells)

/** The table opens with the forecast. */
export const preloadWeighted = () => preloadPart(loadWeighted)
