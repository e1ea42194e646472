import type { PlanInputsAnswer } from '#contract/series-plan/series-plan.ts'
import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { FEW_LEGEND_GAMES, gamesOn } from '#domain/series-plan/plan-conflicts.ts'
import { LegendEmblem } from '../shared/ui/legend/LegendEmblem.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import { Scroller } from '../shared/ui/table/Scroller.tsx'
import tables from '../shared/ui/table/SmallTable.module.css'
import type { PlanColumn } from './plan-columns.ts'
import styles from './PlayersPanel.module.css'

interface PlayersPanelProps {
  columns: readonly PlanColumn[]
  uses: PlanInputsAnswer['uses']
}

/** Who plays what in which game, with their games on the legend. */
export function PlayersPanel({ columns, uses }: PlayersPanelProps) {
  const players = [
    ...new Set(columns.flatMap(({ comp }) => (comp ?? []).flatMap(({ player }) => player ?? []))),
  ]
  return (
    <Panel title={texts.players} count={texts.playersContext} flush>
      {players.length === 0 ? (
        <p className={styles.none}>{texts.notPlanned}</p>
      ) : (
        <div className={styles.body}>
          <Scroller label={texts.players}>
            <table className={tables.table}>
              <thead>
                <tr>
                  <th scope="col">{texts.player}</th>
                  {columns.map(({ number }) => (
                    <th key={number} scope="col" className={styles.game}>
                      {texts.shortGame(number)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {players.map((player) => (
                  <tr key={player}>
                    <th scope="row">{player}</th>
                    {columns.map((column) => (
                      <td key={column.number} className={styles.game}>
                        <PlayedLegends column={column} player={player} uses={uses} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroller>
        </div>
      )}
    </Panel>
  )
}

interface PlayedLegendsProps extends Pick<PlayersPanelProps, 'uses'> {
  column: PlanColumn
  player: string
}

function PlayedLegends({ column: { comp }, player, uses }: PlayedLegendsProps) {
  return (comp ?? [])
    .filter((seat) => seat.player === player)
    .map(({ legend }) => {
      const { name, short, label } = findLegend(legend)
      const games = gamesOn(uses, player, legend)
      return (
        <span key={legend} className={styles.legend}>
          <LegendEmblem legend={name} size={18} />
          <span title={label}>{short}</span>
          <small data-few={games < FEW_LEGEND_GAMES || undefined}>{texts.gamesOn(games)}</small>
        </span>
      )
    })
}
