import { ringMapMessages as texts } from '#contract/map/ring-map.texts.ts'
import { gridCell } from '#domain/map/map-position.ts'
import type { RingPoint } from '#domain/map/ring/ring-game.ts'
import { Button } from '../../../../shared/ui/action/Button.tsx'
import { percentOf } from '../ring-placement.ts'
import styles from './RingRows.module.css'
import type { RingTool } from '../use-ring-tool.ts'

interface RingRowsProps {
  rings: RingTool
  /** The likely center of ring 3. */
  likely: RingPoint | null
}

/** The three rings with their grid cells. */
export function RingRows({ rings, likely }: RingRowsProps) {
  const { placement, active } = rings
  const placed = [placement.ring1, placement.ring2] as const

  return (
    <ul className={styles.rows}>
      {([1, 2] as const).map((ring) => {
        const at = placed[ring - 1]
        return (
          <li key={ring} className={styles.row} data-active={active === ring || undefined}>
            <span className={styles.number} aria-hidden="true">
              {ring}
            </span>
            <b>{texts.ring(ring)}</b>
            <span className={styles.cell}>
              {at ? texts.at(gridCell(at)) : active === ring ? texts.next : texts.notPlaced}
            </span>
            {at ? (
              <Button
                variant="ghost"
                size="sm"
                aria-label={texts.moveRing(ring)}
                aria-pressed={active === ring}
                onClick={() => rings.choose(ring)}
              >
                {texts.move}
              </Button>
            ) : null}
          </li>
        )
      })}
      <li className={styles.row}>
        <span className={styles.likely} aria-hidden="true">
          3
        </span>
        <b className={styles.name}>{texts.likely}</b>
        <span className={styles.cell} aria-live="polite">
          {likely ? texts.at(gridCell(percentOf(likely))) : texts.none}
        </span>
        {placement.ring1 ? (
          <Button variant="ghost" size="sm" aria-label={texts.clearRings} onClick={rings.clear}>
            {texts.clear}
          </Button>
        ) : null}
      </li>
    </ul>
  )
}
