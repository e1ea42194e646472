import type { CSSProperties } from 'react'
import { teamPageMessages as texts } from '#contract/team/team-page.texts.ts'
import type { TeamPageData } from '#contract/team/team-page.ts'
import { LATE_GAME } from '#domain/team/comps-by-game.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import { Scroller } from '../../shared/ui/table/Scroller.tsx'
import styles from './CompsPanel.module.css'
import { FewTag, isFew } from '../../shared/ui/table/FewTag.tsx'
import { useShownRows } from './use-shown-rows.tsx'

type Comp = TeamPageData['comps'][number]

const SHOWN_COMPS = 6

interface CompsPanelProps {
  comps: readonly Comp[]
  /** Legend keys that are banned now. */
  bans: readonly string[]
  /** The next game, whose column is marked. */
  game: number
}

/** How often each composition was played in which game of a series. */
export function CompsPanel({ comps, bans, game }: CompsPanelProps) {
  const { shown, button } = useShownRows(comps, SHOWN_COMPS)
  const columns = comps[0]?.byGame ?? []
  const most = Math.max(1, ...comps.flatMap(({ byGame }) => byGame.map((cell) => cell.games)))

  return (
    <Panel title={texts.comps} count={texts.compsUnit} actions={button} flush dense>
      {comps.length === 0 ? (
        <EmptyState title={texts.noComps} />
      ) : (
        <Scroller label={texts.comps}>
          <table className={styles.table}>
            <caption className="visually-hidden">{texts.comps}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.composition}</th>
                {columns.map(({ game: number, of }) => (
                  <th
                    key={number}
                    scope="col"
                    className={styles.game}
                    data-next={number === Math.min(game, LATE_GAME) || undefined}
                    title={texts.gameColumnLong(number, number === LATE_GAME, of)}
                  >
                    {texts.gameColumn(number, number === LATE_GAME)} <small>({of})</small>
                  </th>
                ))}
                <th scope="col" className={styles.number}>
                  {texts.gamesShort}
                </th>
                <th scope="col" className={styles.number}>
                  {texts.meanPoints}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((comp) => (
                <CompRow key={comp.legends.join()} comp={comp} bans={bans} most={most} />
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </Panel>
  )
}

function CompRow({ comp, bans, most }: { comp: Comp; bans: readonly string[]; most: number }) {
  const { legends, byGame, games, meanPoints } = comp
  return (
    <tr>
      <th scope="row">
        <NamedTrio legends={legends} size={18} banned={bans} />
      </th>
      {byGame.map((cell) => (
        <td key={cell.game} className={styles.game}>
          <HeatCell {...cell} most={most} />
        </td>
      ))}
      <td className={styles.number}>
        <FewTag games={games} /> {games}
      </td>
      <td className={styles.number} data-few={isFew(games) || undefined}>
        {meanPoints === null ? texts.points(null) : meanPoints.toFixed(1)}
      </td>
    </tr>
  )
}

interface HeatCellProps {
  games: number
  of: number
  most: number
}

/** Shaded by the count, so one or two games never look like a habit. An outline in a column with few games. */
function HeatCell({ games, of, most }: HeatCellProps) {
  const text = texts.cell(games, of)
  if (games === 0) {
    return (
      <span className={styles.none}>
        <span aria-hidden="true">·</span>
        <span className="visually-hidden">{text}</span>
      </span>
    )
  }
  return (
    <span
      className={styles.heat}
      data-few={isFew(of) || undefined}
      style={heatOf(games / Math.max(most, FULL_HEAT))}
      title={text}
    >
      <span aria-hidden="true">{games}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  )
}

const heatOf = (heat: number): CSSProperties & Record<'--heat', number> => ({ '--heat': heat })

/** No cell of a short history gets the brightest shade. */
const FULL_HEAT = 5
