import { EllipsisVertical, Eraser, MoveHorizontal, Trash2 } from 'lucide-react'
import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import { currentMaps, mapName } from '#domain/catalog/map.ts'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { Menu } from '../../shared/ui/overlay/Menu.tsx'
import { changeGame, moveGame } from '../plan-edit.ts'
import type { CellProps } from './PlanTable.tsx'
import { QuietSelect } from './QuietSelect.tsx'
import styles from './GameHead.module.css'

export function GameHead(props: CellProps) {
  const { column, setMap } = props
  const { index, number, state, map } = column
  return (
    <div className={styles.head}>
      <b className={styles.game}>{texts.game(number)}</b>
      {state === 'played' ? null : <GameMenu {...props} />}
      <div className={styles.line}>
        {state === 'played' ? (
          <small>{map === null ? '' : mapName(map)}</small>
        ) : (
          <QuietSelect
            className={styles.map}
            label={texts.map(number)}
            value={map}
            none={texts.anyMap}
            options={currentMaps(map).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(chosen) => setMap(index, chosen)}
          />
        )}
        {state === 'next' ? <Badge tone="accent">{texts.next}</Badge> : null}
      </div>
    </div>
  )
}

function GameMenu({ column, games, played, edit }: CellProps) {
  const { index, number, comp, planB } = column
  const others = Array.from({ length: games - played }, (_, at) => played + at).filter(
    (other) => other !== index,
  )
  return (
    <Menu
      label={texts.actions(number)}
      trigger={
        <IconButton
          className={styles.menu}
          label={texts.actions(number)}
          icon={<EllipsisVertical aria-hidden="true" />}
        />
      }
      items={[
        ...others.map((other) => ({
          label: texts.moveTo(other + 1),
          icon: <MoveHorizontal aria-hidden="true" />,
          disabled: comp === null,
          onSelect: () => edit(moveGame(index, other)),
        })),
        {
          label: texts.removePlanB,
          icon: <Eraser aria-hidden="true" />,
          disabled: planB === null,
          onSelect: () => edit(changeGame(index, { planB: null })),
        },
        {
          label: texts.remove,
          icon: <Trash2 aria-hidden="true" />,
          disabled: comp === null,
          destructive: true,
          onSelect: () => edit(changeGame(index, { comp: null, planB: null })),
        },
      ]}
    />
  )
}
