import { memo } from 'react'
import { Link } from 'wouter'
import { seriesPageMessages as texts } from '#contract/series/series-page.texts.ts'
import type { SeriesDetail } from '#contract/series/series.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { mapName } from '#domain/catalog/map.ts'
import { extraPoints } from '#domain/series/series-team.ts'
import { type Standing, standingsAfter } from '#domain/series/standings.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { replayPath } from '../shared/address/replay-path.ts'
import { teamPath } from '../shared/address/team-path.ts'
import { useRoster } from '../shared/legend/roster.ts'
import { useOwnTeam } from '../shared/own-team/use-own-team.ts'
import { classNames } from '../shared/ui/layout/class-names.ts'
import { LegendEmblem } from '../shared/ui/legend/LegendEmblem.tsx'
import { NamedTrio } from '../shared/ui/legend/NamedTrio.tsx'
import { Scroller } from '../shared/ui/table/Scroller.tsx'
import styles from './SeriesGrid.module.css'

interface SeriesGridProps {
  series: SeriesDetail
  /** The game after which the standings are shown. */
  after: number
  onAfter: (game: number) => void
}

/** Who played what in each game, by their standing. The head of each game has the ban it caused. */
export const SeriesGrid = memo(({ series, after, onAfter }: SeriesGridProps) => {
  useRoster()
  const own = useOwnTeam()
  const { games } = series
  const numbers = Array.from({ length: games.at(-1)?.number ?? 0 }, (_, index) => index + 1)
  const caption = texts.standingsAfter(after)

  return (
    <div className={styles.frame}>
      <Scroller label={caption}>
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" colSpan={2} className={styles.teamHead}>
                {texts.standings}
              </th>
              <th scope="col" className={styles.number}>
                <abbr title={texts.pointsLong}>{texts.points}</abbr>
              </th>
              {numbers.map((number) => (
                <GameHead
                  key={number}
                  number={number}
                  series={series}
                  isChosen={number === after}
                  onChoose={() => onAfter(number)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {standingsAfter(series, after).map((team) => (
              <TeamRow
                key={team.team}
                team={team}
                numbers={numbers}
                games={games}
                after={after}
                isOwn={own !== null && isSameTeam(team.team, own)}
              />
            ))}
          </tbody>
        </table>
      </Scroller>
    </div>
  )
})

interface GameHeadProps {
  number: number
  series: SeriesDetail
  isChosen: boolean
  onChoose: () => void
}

function GameHead({ number, series: { games }, isChosen, onChoose }: GameHeadProps) {
  const game = games.find((one) => one.number === number)
  const isLast = number === games.at(-1)?.number
  return (
    <th scope="col" className={styles.game}>
      <button
        type="button"
        className={styles.choose}
        aria-pressed={isChosen}
        title={texts.standingsAfter(number)}
        disabled={!game}
        onClick={onChoose}
      >
        <b>{texts.game(number)}</b> {game?.map ? mapName(game.map) : null}
      </button>
      {game ? (
        <Link
          className={styles.review}
          to={replayPath(game.id)}
          aria-label={texts.reviewOf(number)}
        >
          {texts.review}
        </Link>
      ) : null}
      <span className={styles.ban}>
        {game?.banned ? (
          <>
            {isLast ? <abbr title={texts.topHint}>{texts.top}</abbr> : texts.ban}
            <LegendEmblem legend={game.banned.legend} size={16} />
            <b title={findLegend(game.banned.legend).label}>
              {findLegend(game.banned.legend).short}
            </b>
            {game.banned.orElse.length > 0 ? (
              <abbr title={texts.orElseHint}>
                {texts.orElse(game.banned.orElse.map((legend) => findLegend(legend).short))}
              </abbr>
            ) : null}
            {texts.pickedBy(game.banned.teams)}
          </>
        ) : game ? (
          texts.noBan
        ) : (
          texts.notImported
        )}
      </span>
    </th>
  )
}

interface TeamRowProps {
  team: Standing
  numbers: readonly number[]
  games: SeriesDetail['games']
  after: number
  isOwn: boolean
}

function TeamRow({ team, numbers, games, after, isOwn }: TeamRowProps) {
  return (
    <tr data-own={isOwn || undefined}>
      <td className={styles.number}>{team.rank}</td>
      <th scope="row" className={styles.team}>
        <Link className={styles.teamLink} to={teamPath(team.team)}>
          {team.team}
        </Link>
        {isOwn ? <span className="visually-hidden"> {texts.you}</span> : null}
      </th>
      <td className={classNames(styles.number, styles.points)}>
        {team.points}
        {team.startPoints ? (
          <abbr className={styles.extra} title={texts.startPointsHint}>
            {texts.extraPoints(team.startPoints)}
          </abbr>
        ) : null}
      </td>
      {numbers.map((number) => {
        const result = team.results.find(({ game }) => game === number)
        const isImported = games.some((game) => game.number === number)
        if (!result) {
          return (
            <td key={number} className={isImported ? styles.absent : styles.missing}>
              <span className="visually-hidden">
                {isImported ? texts.notPlayed : texts.notImported}
              </span>
            </td>
          )
        }
        const { placement, legends } = result
        const extra = extraPoints(result)
        return (
          <td key={number} data-later={number > after || undefined}>
            <span className={styles.result}>
              <span className={styles.place} data-first={placement === 1 || undefined}>
                {placement === null ? texts.noPlace : texts.place(placement)}
              </span>
              <NamedTrio legends={legends} size={16} look="names" />
              {extra === 0 ? null : (
                <abbr className={styles.extra} title={texts.extraPointsHint}>
                  {texts.extraPoints(extra)}
                </abbr>
              )}
            </span>
          </td>
        )
      })}
    </tr>
  )
}
