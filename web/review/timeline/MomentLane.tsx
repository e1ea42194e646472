import { memo } from 'react'
import { momentMessages as texts } from '#contract/review/moment.texts.ts'
import { clockText } from '#domain/base/clock-text.ts'
import { mergeNear, percentAt } from '#domain/review/timeline.ts'
import type { ShownMoment } from '../moments/pending-moments.ts'
import { TagNumber } from '../moments/TagMark.tsx'
import { Lane, LaneItem } from './Lane.tsx'
import styles from './Timeline.module.css'

interface MomentLaneProps {
  moments: readonly ShownMoment[]
  from: number
  to: number
  onSeek: (at: number) => void
}

/** In percent of the lane: about 18 px where it is 900 wide. */
const NEAREST = 2

/** A square for each moment, or one with a number where they are too near. */
export const MomentLane = memo(({ moments, from, to, onSeek }: MomentLaneProps) => {
  const window = { from, to }
  const shown = moments.filter(({ at }) => at >= from && at <= to)
  return (
    <Lane label={texts.lane} lane="notes">
      {mergeNear(shown, window, NEAREST).map((group, index) => {
        const [first] = group
        if (!first) return null
        const tag = first.tags[0]
        const label = tag === undefined ? texts.untagged : texts.tags[tag]
        const when = clockText(first.at)
        return (
          <LaneItem
            key={first.id}
            left={percentAt(window, first.at)}
            label={
              group.length > 1 ? texts.several(group.length, when) : texts.momentAt(label, when)
            }
            tone="moment"
            isFirst={index === 0}
            onPress={() => onSeek(first.at)}
          >
            {group.length > 1 || tag === undefined ? (
              <span className={styles.count}>{group.length > 1 ? `${group.length}×` : '•'}</span>
            ) : (
              <TagNumber tag={tag} />
            )}
          </LaneItem>
        )
      })}
    </Lane>
  )
})
