import { memo, useRef } from 'react'
import { forecastMessages as texts } from '#contract/forecast/forecast.texts.ts'
import { regularMessages as viewTexts } from '#contract/regular/regular.texts.ts'
import { rankingMessages } from '#contract/regular/ranking.texts.ts'
import type { TeamForecast } from '#contract/forecast/forecast.ts'
import { NamedTrio, type TrioLook } from '../../shared/ui/legend/NamedTrio.tsx'
import { totalWeight, type RankedTeam } from '../likely/use-ranking.ts'
import { useIsInSight } from '../recommended/use-is-in-sight.ts'
import { ForecastCell, RunnerUp } from '../../shared/forecast/ForecastCell.tsx'
import styles from './LikelyTable.module.css'
import { PastCells } from './PastCells.tsx'
import type { PastResult } from './past-results.ts'
import type { TableTeam } from './table-team.ts'
import { RowTeam } from './RowTeam.tsx'
import type { Columns } from './use-columns.ts'
import { quietLook, type TableWidth, weightedLook } from './use-table-width.ts'
import { WeightedCell } from './WeightedCell.tsx'

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
        <PastCells played={played} forecast={laterForecast} look={quiet.look} />
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
        <WeightedCells
          ranked={isInSight ? ranked : later}
          hasFacts={hasFacts}
          look={weightedLook(width)}
        />
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

interface WeightedCellsProps {
  ranked: RankedTeam
  hasFacts: boolean
  look: TrioLook
}

const WeightedCells = memo(({ ranked, hasFacts, look }: WeightedCellsProps) => {
  const { team, games, likely, bans } = ranked
  if (likely.length === 0) {
    return (
      <td className={styles.none} colSpan={PLACES.length}>
        {games > 0 ? rankingMessages.noTrios : texts.noGames}
      </td>
    )
  }
  return PLACES.map((place) => {
    const comp = likely[place]
    return (
      <td key={place} className={styles.weighted}>
        <div className={styles.cell}>
          {comp ? (
            <WeightedCell
              comp={comp}
              team={team}
              shownWeight={totalWeight(likely)}
              bans={bans}
              hasFacts={hasFacts}
              look={look}
            />
          ) : null}
        </div>
      </td>
    )
  })
})

const PLACES = [0, 1, 2] as const
