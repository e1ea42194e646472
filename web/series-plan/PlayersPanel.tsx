import type { PlanInputsAnswer } from '#contract/series-plan/series-plan.ts'
import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import { findLegend, legendKey } from '#domain/catalog/legend.ts'
import { legendsLeft } from '#domain/series-plan/plan-conflicts.ts'
import type { GoneLegend } from '#domain/series-plan/review-plan.ts'
import { AVAILABLE, BANNED } from '../shared/ui/legend/emblem-state.ts'
import { LegendEmblem } from '../shared/ui/legend/LegendEmblem.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import { Scroller } from '../shared/ui/table/Scroller.tsx'
import tables from '../shared/ui/table/SmallTable.module.css'
import styles from './PlayersPanel.module.css'

interface PlayersPanelProps {
  uses: PlanInputsAnswer['uses']
  /** What is banned in the next game. */
  bans: readonly string[]
  /** What is banned in the game after it, with chances. */
  likely: readonly GoneLegend[]
}

/** Fewer legends to choose from are a risk. */
const FEW_LEFT = 3

/** The legends that each of our players has enough games on, and how many of them the bans leave. */
export function PlayersPanel({ uses, bans, likely }: PlayersPanelProps) {
  const players = [...new Set(uses.map(({ player }) => player))]
  const banned = new Set(bans.map(legendKey))
  const next = likely.find(({ legend, chance }) => chance < 1 && !banned.has(legendKey(legend)))
  return (
    <Panel title={texts.players} count={texts.playersContext} flush>
      {players.length === 0 ? (
        <p className={styles.none}>{texts.noPlayers}</p>
      ) : (
        <div className={styles.body}>
          <Scroller label={texts.players}>
            <table className={tables.table}>
              <thead>
                <tr>
                  <th scope="col">{texts.player}</th>
                  <th scope="col" className={styles.pool}>
                    {texts.legends}
                  </th>
                  <th scope="col">{texts.openNow}</th>
                  {next ? <th scope="col">{texts.ifGone(findLegend(next.legend).label)}</th> : null}
                </tr>
              </thead>
              <tbody>
                {players.map((player) => {
                  const pool = legendsLeft(uses, player)
                  const open = pool.filter(({ legend }) => !banned.has(legendKey(legend)))
                  const left = open.filter(
                    ({ legend }) => legendKey(legend) !== legendKey(next?.legend ?? ''),
                  )
                  return (
                    <tr key={player}>
                      <th scope="row">{player}</th>
                      <td className={styles.pool}>
                        {pool.map((use) => (
                          <PoolLegend
                            key={use.legend}
                            {...use}
                            isBanned={banned.has(legendKey(use.legend))}
                          />
                        ))}
                      </td>
                      <td data-few={open.length < FEW_LEFT || undefined}>{open.length}</td>
                      {next ? (
                        <td data-few={left.length < FEW_LEFT || undefined}>{left.length}</td>
                      ) : null}
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </Scroller>
        </div>
      )}
    </Panel>
  )
}

type PoolLegendProps = Pick<PlanInputsAnswer['uses'][number], 'legend' | 'games'> & {
  isBanned: boolean
}

function PoolLegend({ legend, games, isBanned }: PoolLegendProps) {
  const { name, short, label } = findLegend(legend)
  const Name = isBanned ? 's' : 'span'
  return (
    <span className={styles.legend} title={texts.conflict.left(label, games)}>
      <LegendEmblem legend={name} size={18} state={isBanned ? BANNED : AVAILABLE} />
      <Name>{short}</Name>
      <small>{games}</small>
    </span>
  )
}
