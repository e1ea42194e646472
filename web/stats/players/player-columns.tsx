import { Link } from 'wouter'
import { playerMessages as texts } from '#contract/stats/player.texts.ts'
import type { PlayerStat } from '#contract/stats/player.ts'
import { accuracyOf } from '#domain/stats/accuracy.ts'
import { meanOf, type Sums } from '#domain/stats/sums.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { teamPath } from '../../shared/address/team-path.ts'
import { LegendShares } from '../../shared/player/LegendShares.tsx'
import { FewTag } from '../../shared/ui/table/FewTag.tsx'
import type { Column } from '../../shared/ui/table/data-table.ts'
import { MeanCell } from '../parts/MeanCell.tsx'
import { AccuracyCell } from './AccuracyCell.tsx'
import { PLAYER_FIGURES as figures } from './player-figures.ts'
import styles from './player-columns.module.css'

interface PlayerColumnOptions {
  chosen: string | null
  /** The user's team. Its players are tinted. */
  own: string | null
  isNarrow: boolean
  onChoose: (player: string, isByKeyboard: boolean) => void
}

/** Bars are relative to the best of the rows. */
export function playerColumns(
  rows: readonly PlayerStat[],
  { chosen, own, isNarrow, onChoose }: PlayerColumnOptions,
): Column<PlayerStat>[] {
  const mostKills = Math.max(0, ...rows.map(({ kills }) => valueOf(kills) ?? 0))
  const player: Column<PlayerStat> = {
    id: 'player',
    header: texts.player,
    cell: (row) => (
      <button
        type="button"
        className={styles.player}
        data-player={row.player}
        data-own={playsFor(row, own) || undefined}
        aria-current={row.player === chosen || undefined}
        aria-label={texts.showPlayer(row.name)}
        onClick={(event) => onChoose(row.player, event.detail === 0)}
      >
        {row.name}
      </button>
    ),
    width: 126,
  }
  const kills: Column<PlayerStat> = {
    ...figureColumn('kills', 112),
    cell: (row) => (
      <MeanCell figure={figures.kills} sums={row.kills} games={row.games} best={mostKills} />
    ),
  }
  const numbers = [GAMES, kills, figureColumn('damage', 88), ACCURACY, figureColumn('survival', 96)]
  // On phones few columns are visible, so numbers come before the team.
  return isNarrow ? [player, ...numbers, TEAM, LEGENDS] : [player, TEAM, ...numbers, LEGENDS]
}

/** Players who changed teams belong to the first one, which they played for most. */
const playsFor = ({ teams: [first] }: PlayerStat, own: string | null) =>
  own !== null && first !== undefined && isSameTeam(first.team, own)

const valueOf = (sums: Sums) => meanOf(sums)?.mean ?? null

const figureColumn = (id: 'kills' | 'damage' | 'survival', width: number): Column<PlayerStat> => ({
  id,
  header: figures[id].title,
  cell: (row) => <MeanCell figure={figures[id]} sums={row[id]} games={row.games} />,
  sortValue: (row) => valueOf(row[id]),
  firstDirection: 'desc',
  align: 'end',
  width,
})

const GAMES: Column<PlayerStat> = {
  id: 'games',
  header: texts.games,
  cell: ({ games }) => (
    <span className={styles.games}>
      {games} <FewTag games={games} />
    </span>
  ),
  sortValue: ({ games }) => games,
  firstDirection: 'desc',
  align: 'end',
  width: 80,
}

const ACCURACY: Column<PlayerStat> = {
  id: 'accuracy',
  header: texts.accuracy,
  cell: ({ accuracy }) => <AccuracyCell aim={accuracy} />,
  sortValue: ({ accuracy }) => accuracyOf(accuracy)?.rate ?? null,
  firstDirection: 'desc',
  align: 'end',
  width: 96,
}

const TEAM: Column<PlayerStat> = {
  id: 'team',
  header: texts.team,
  cell: ({ teams }) => <Teams teams={teams} />,
  width: 102,
}

const LEGENDS: Column<PlayerStat> = {
  id: 'legends',
  header: texts.legends,
  cell: ({ legends, games }) => <LegendShares legends={legends} games={games} />,
  width: 288,
}

function Teams({ teams }: Pick<PlayerStat, 'teams'>) {
  const [first, ...others] = teams
  if (!first) return texts.missing
  return (
    <>
      <Link className={styles.team} to={teamPath(first.team)}>
        {first.team}
      </Link>
      {others.length > 0 ? (
        <span className={styles.others} title={others.map(({ team }) => team).join(', ')}>
          {' '}
          {texts.more(others.length)}
        </span>
      ) : null}
    </>
  )
}
