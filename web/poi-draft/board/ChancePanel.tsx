import { poiDraftMessages as texts } from '#contract/poi-draft/poi-draft.texts.ts'
import { poiName } from '#domain/catalog/poi.ts'
import { openMapsOf } from '#domain/poi-draft/pick-order.ts'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { Meter } from '../../shared/ui/table/Meter.tsx'
import { type Board, wishRanks } from '../board-model.ts'
import styles from './ChancePanel.module.css'

/** How likely our wishes are still open at our next pick. Nothing without one. */
export function ChancePanel({ board }: { board: Board }) {
  const { draft, team, nextPick, chances } = board
  if (team === null || nextPick === null) return null
  const maps = openMapsOf(draft, team).flatMap((map) => {
    const found = chances.get(map)
    const wishes = [...wishRanks(board, map).keys()].flatMap((poi) => {
      const chance = found?.byPoi.get(poi)
      return chance === undefined ? [] : [{ poi, chance }]
    })
    return found && wishes.length > 0 ? [{ map, found, wishes }] : []
  })
  if (maps.length === 0) return null
  const landings = maps.reduce((sum, { found }) => sum + found.landings, 0)
  const teams = Math.max(...maps.map(({ found }) => found.teams))

  if (landings === 0) {
    return (
      <Panel title={texts.chance(nextPick)}>
        <p className={styles.note}>{texts.chanceUnknown}</p>
      </Panel>
    )
  }
  return (
    <Panel title={texts.chance(nextPick)}>
      <ul className={styles.list}>
        {maps.flatMap(({ map, wishes }) =>
          wishes.map(({ poi, chance }) => (
            <li key={`${map} ${poi}`} className={styles.row}>
              <span>{poiName(map, poi)}</span>
              <Meter percent={100 * chance} color="var(--info)" />
              <b>{texts.openChance(chance)}</b>
            </li>
          )),
        )}
      </ul>
      <p className={styles.note}>{texts.chanceSource(landings, teams)}</p>
    </Panel>
  )
}
