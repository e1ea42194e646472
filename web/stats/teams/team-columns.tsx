import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import type { TeamStat } from '#contract/stats/stats.ts'
import { FewTag } from '../../shared/ui/table/FewTag.tsx'
import type { Column } from '../../shared/ui/table/data-table.ts'
import { CompareBox } from './CompareBox.tsx'
import { TEAM_FIGURES as figures } from '../parts/figure.ts'
import { MeanCell } from '../parts/MeanCell.tsx'
import styles from './team-columns.module.css'
import type { Compared } from './use-compared.ts'

export const TEAM_SORTS = [
  'teamName',
  'region',
  'gamesPlayed',
  'avgSurvivalTime',
  'avgKills',
  'avgScore',
  'avgPlacement',
]

interface Bests {
  readonly kills: number
  readonly score: number
}

/** Bars are relative to the best of the rows. */
export function teamColumns(
  rows: readonly TeamStat[],
  compared: Compared,
  isNarrow: boolean,
): Column<TeamStat>[] {
  const bests: Bests = {
    kills: Math.max(0, ...rows.map(({ avgKills }) => avgKills ?? 0)),
    score: Math.max(0, ...rows.map(({ avgScore }) => avgScore ?? 0)),
  }
  const team: Column<TeamStat> = {
    id: 'teamName',
    header: texts.team,
    cell: ({ teamName }) => <CompareBox team={teamName} compared={compared} />,
    sortValue: ({ teamName }) => teamName,
    firstDirection: 'desc',
    width: isNarrow ? 156 : 184,
  }
  const region: Column<TeamStat> = {
    id: 'region',
    header: texts.region,
    cell: (row) => row.region ?? texts.missing,
    sortValue: (row) => row.region,
    firstDirection: 'desc',
    width: 84,
  }
  // On phones few columns are visible, so numbers come before the region, which is the same for
  // most.
  return isNarrow
    ? [team, gamesColumn(), ...figureColumns(bests), region]
    : [team, region, gamesColumn(), ...figureColumns(bests)]
}

function gamesColumn(): Column<TeamStat> {
  return {
    id: 'gamesPlayed',
    header: texts.games,
    cell: ({ gamesPlayed }) => (
      <span className={styles.games}>
        {gamesPlayed}
        <FewTag games={gamesPlayed} />
      </span>
    ),
    sortValue: ({ gamesPlayed }) => gamesPlayed,
    firstDirection: 'desc',
    align: 'end',
    width: 92,
  }
}

function figureColumns(bests: Bests): Column<TeamStat>[] {
  return [
    {
      id: 'avgSurvivalTime',
      header: figures.survival.title,
      cell: ({ survival, gamesPlayed }) => (
        <MeanCell figure={figures.survival} sums={survival} games={gamesPlayed} />
      ),
      sortValue: ({ avgSurvivalTime }) => avgSurvivalTime,
      firstDirection: 'desc',
      align: 'end',
      width: 116,
    },
    {
      id: 'avgKills',
      header: figures.kills.title,
      cell: ({ kills, gamesPlayed }) => (
        <MeanCell figure={figures.kills} sums={kills} games={gamesPlayed} best={bests.kills} />
      ),
      sortValue: ({ avgKills }) => avgKills,
      firstDirection: 'desc',
      align: 'end',
      width: 124,
    },
    {
      id: 'avgScore',
      header: figures.score.title,
      cell: ({ score, gamesPlayed }) => (
        <MeanCell figure={figures.score} sums={score} games={gamesPlayed} best={bests.score} />
      ),
      sortValue: ({ avgScore }) => avgScore,
      firstDirection: 'desc',
      align: 'end',
      width: 128,
    },
    {
      id: 'avgPlacement',
      header: figures.placement.title,
      cell: ({ placement, gamesPlayed }) => (
        <MeanCell figure={figures.placement} sums={placement} games={gamesPlayed} />
      ),
      sortValue: ({ avgPlacement }) => avgPlacement,
      firstDirection: 'asc',
      align: 'end',
      width: 120,
    },
  ]
}
