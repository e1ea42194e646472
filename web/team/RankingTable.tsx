import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { teamRatingMessages as ratingTexts } from '#contract/team/team-rating.texts.ts'
import type { TeamRatingRow } from '#contract/team/team-rating.ts'
import { teamRankingMessages as texts } from '#contract/team/team-ranking.texts.ts'
import type { TeamRankingRow } from '#contract/team/team-ranking.ts'
import type { Interval } from '#domain/base/interval.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { teamRatingsQuery } from '../shared/queries/team-ratings.queries.ts'
import { teamPath } from '../shared/address/team-path.ts'
import { formatDay } from '../shared/page/time.ts'
import { NamedTrio } from '../shared/ui/legend/NamedTrio.tsx'
import { TextWithInfo } from '../shared/ui/overlay/InfoTip.tsx'
import { Scroller } from '../shared/ui/table/Scroller.tsx'
import tables from '../shared/ui/table/SmallTable.module.css'
import { Whisker } from '../shared/ui/table/Whisker.tsx'
import styles from './RankingTable.module.css'

/** A team and its rank among all that have enough games. */
export interface RankedRow {
  readonly rank: number
  readonly team: TeamRankingRow
}

interface RankingTableProps {
  rows: readonly RankedRow[]
  /** The values at the ends of all intervals' tracks. */
  range: Interval
  field: number
  own: string | null
  lobby: readonly string[]
  /** How many are left out below, and of how many. */
  left: { readonly teams: number; readonly all: number; readonly onShowAll: () => void } | null
  /** Below what is left out. */
  after: RankedRow | undefined
}

export function RankingTable(props: RankingTableProps) {
  const { rows, range, field, own, lobby, left, after } = props
  const { data } = useQuery(teamRatingsQuery)
  const ratings = new Map(data?.teams.map((one) => [one.team, one]))
  const rowOf = (row: RankedRow) => (
    <TeamRow
      key={row.team.team}
      row={row}
      rating={ratings.get(row.team.team)}
      range={range}
      field={field}
      isOwn={own !== null && isSameTeam(row.team.team, own)}
      isInLobby={lobby.some((other) => isSameTeam(other, row.team.team))}
    />
  )
  return (
    <Scroller label={texts.title}>
      <table className={`${tables.table} ${styles.table}`}>
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.rank}</th>
            <th scope="col" className={tables.comp}>
              {texts.team}
            </th>
            <th scope="col">{texts.points}</th>
            <th scope="col" className={tables.comp}>
              {texts.range}
            </th>
            <th scope="col">
              <TextWithInfo
                label={ratingTexts.rating}
                text={ratingTexts.rating}
                info={ratingTexts.info}
              />
            </th>
            <th scope="col">{texts.games}</th>
            <th scope="col">{texts.wins}</th>
            <th scope="col" className={tables.comp}>
              {texts.places}
            </th>
            <th scope="col" className={tables.comp}>
              {texts.series}
            </th>
            <th scope="col" className={tables.comp}>
              {texts.comp}
            </th>
            <th scope="col">{texts.lastSeen}</th>
            <th scope="col" className={tables.comp}>
              {texts.region}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(rowOf)}
          {left ? (
            <tr>
              <td colSpan={12} className={styles.left}>
                {texts.more(left.teams)}{' '}
                <button type="button" onClick={left.onShowAll}>
                  {texts.showAll(left.all)}
                </button>
              </td>
            </tr>
          ) : null}
          {after ? rowOf(after) : null}
        </tbody>
      </table>
    </Scroller>
  )
}

interface TeamRowProps extends Pick<RankingTableProps, 'range' | 'field'> {
  row: RankedRow
  /** Undefined until it is loaded, and for a team without one. */
  rating: TeamRatingRow | undefined
  isOwn: boolean
  isInLobby: boolean
}

function TeamRow({ row: { rank, team }, rating, range, field, isOwn, isInLobby }: TeamRowProps) {
  const { points, low, high, games, comp } = team
  return (
    <tr data-own={isOwn || undefined}>
      <td>{rank}</td>
      <th scope="row" className={tables.comp}>
        <Link className={styles.team} to={teamPath(team.team)}>
          {team.team}
        </Link>
        {isInLobby ? <span className={styles.lobby}>{texts.inLobby}</span> : null}
        {isOwn ? <span className={styles.own}>{texts.you}</span> : null}
      </th>
      <td>
        <b>{points.toFixed(1)}</b>
      </td>
      <td className={tables.comp} title={`${low.toFixed(1)}–${high.toFixed(1)}`}>
        <span className={styles.range}>
          <Whisker at={points} interval={{ low, high }} range={range} games={games} line={field} />
          <span className="visually-hidden">{`${low.toFixed(1)}–${high.toFixed(1)}`}</span>
        </span>
      </td>
      <td title={rating && ratingTexts.range(rating.low, rating.high)}>
        {rating ? ratingTexts.value(rating.rating) : null}
      </td>
      <td>{games}</td>
      <td>{team.wins}</td>
      <td className={tables.comp}>
        <span className={styles.places}>
          {team.places.map((place, at) => (
            // They are a row of games, which have no other name.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at} data-place={placeKind(place)}>
              {texts.place(place)}
            </span>
          ))}
        </span>
      </td>
      <td className={tables.comp}>
        <SeriesLine means={team.series} />
      </td>
      <td className={tables.comp}>
        {comp ? (
          <span className={styles.comp} title={texts.compInfo(comp.games, comp.of)}>
            <NamedTrio legends={comp.legends} size={18} />
            <small>{texts.compGames(comp.games, comp.of)}</small>
          </span>
        ) : null}
      </td>
      <td>{formatDay(team.lastPlayed)}</td>
      <td className={tables.comp}>{team.region}</td>
    </tr>
  )
}

const placeKind = (place: number | null) =>
  place === 1 ? 'first' : place !== null && place <= 5 ? 'top5' : undefined

const LINE = { width: 72, height: 18, edge: 3 }

/** Points a game, series by series. */
function SeriesLine({ means }: { means: readonly number[] }) {
  if (means.length < 2) return null
  const { width, height, edge } = LINE
  const [low, high] = [Math.min(...means), Math.max(...means)]
  const x = (index: number) => edge + (index / (means.length - 1)) * (width - 2 * edge)
  const y = (mean: number) =>
    height - edge - ((mean - low) / (high - low || 1)) * (height - 2 * edge)
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={texts.seriesOf(means)}
    >
      <title>{texts.seriesOf(means)}</title>
      <polyline points={means.map((mean, index) => `${x(index)},${y(mean)}`).join(' ')} />
      <circle cx={x(means.length - 1)} cy={y(means.at(-1) ?? 0)} r={2} />
    </svg>
  )
}
