import { classNames } from '../../../shared/ui/layout/class-names.ts'
import type { LabelSide } from '../../../shared/map/label-sides.ts'
import styles from './PoiSign.module.css'

interface PoiSignProps {
  name: string
  hasData: boolean
  isHighlighted?: boolean
  /** Null if the name is shown elsewhere. */
  labelSide: LabelSide | null
  isMoved?: boolean
}

/** A circle for POIs with data, a square for those without, with the name. */
export function PoiSign({
  name,
  hasData,
  isHighlighted = false,
  labelSide,
  isMoved = false,
}: PoiSignProps) {
  return (
    <>
      <span
        className={classNames(
          styles.sign,
          hasData ? styles.data : styles.none,
          isHighlighted && styles.highlighted,
          isMoved && styles.moved,
        )}
      />
      {labelSide ? (
        <span
          className={classNames(
            styles.label,
            styles[labelSide],
            isHighlighted && styles.highlightedLabel,
            !hasData && styles.quiet,
          )}
        >
          {name}
        </span>
      ) : null}
    </>
  )
}
