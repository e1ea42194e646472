import { memo } from 'react'
import { messages } from '#contract/base/texts.ts'
import type { Legend } from '#domain/catalog/legend.ts'
import { useRoster } from '../../legend/roster.ts'
import { usePortraits } from '../../queries/portraits.queries.ts'
import { classNames } from '../layout/class-names.ts'
import { classColor } from './class-color.ts'
import { AVAILABLE, BANNED } from './emblem-state.ts'
import { drawEmblem, type EmblemSize } from './LegendEmblem.tsx'
import styles from './NamedTrio.module.css'
import { trioOf } from './trio-order.ts'

/** Where there's no space for both: names in class colors, or emblems. */
export type TrioLook = 'full' | 'names' | 'emblems'

interface NamedTrioProps {
  /** Any spelling, any order. */
  legends: readonly string[]
  size: EmblemSize
  look?: TrioLook
  /** Legend keys that are banned now. */
  banned?: readonly string[]
}

/** A composition with short names, for tables. Screen readers and tooltips get the full names. */
export function NamedTrio({ legends, size, look = 'full', banned = NONE }: NamedTrioProps) {
  const text = legends.join('|')
  const struck = trioOf(text).filter(({ key }) => banned.includes(key))
  const struckText = struck.map(({ key }) => key).join('|')
  return <TrioText text={text} size={size} look={look} struck={struckText} />
}

const NONE: readonly string[] = []

interface TrioTextProps {
  text: string
  size: EmblemSize
  look: TrioLook
  struck: string
}

// Only plain values, so a new forecast renders only the compositions that changed.
const TrioText = memo(({ text, size, look, struck }: TrioTextProps) => {
  useRoster()
  const portraits = usePortraits()
  const legends = trioOf(text)
  const banned = struck.split('|')
  const isBanned = ({ key }: Legend) => banned.includes(key)

  return (
    <span
      className={classNames(styles.trio, styles[look])}
      role="img"
      aria-label={legends
        .map((it) => (isBanned(it) ? `${it.label} (${messages.kit.banned})` : it.label))
        .join(', ')}
    >
      {legends.map((legend, index) => (
        <span
          key={index}
          className={classNames(
            styles.legend,
            look === 'names' && classColor(legend.class),
            isBanned(legend) && styles.banned,
          )}
          title={legend.label}
        >
          {look === 'names'
            ? null
            : drawEmblem(legend, portraits, {
                size,
                state: isBanned(legend) ? BANNED : AVAILABLE,
              })}
          {look === 'emblems' ? null : legend.short}
        </span>
      ))}
    </span>
  )
})
