import { findLegend } from '#domain/legend/legend.ts'
import { useRoster } from '../../legend/roster.ts'
import { classColor } from './class-color.ts'
import { classNames } from '../layout/class-names.ts'
import { AVAILABLE, emblemName, type EmblemState } from './emblem-state.ts'
import { EmblemMarks } from './EmblemMarks.tsx'
import styles from './LegendEmblem.module.css'
import { Emblem, LegendPicture } from './LegendPicture.tsx'

/** In pixels, or the size set by the surrounding CSS. */
export type EmblemSize = 16 | 18 | 20 | 24 | 26 | 30 | 38 | 40 | 56 | 'var(--emblem)'

interface LegendEmblemProps {
  /** Any spelling. */
  legend: string
  size?: EmblemSize
  state?: EmblemState
  /** Adds an accessible name. Without it the picture is decorative, next to visible text. */
  label?: boolean
  /**
   * Shows the emblem even if the operator provided a portrait, because the credits are about the
   * emblem.
   */
  emblemOnly?: boolean
}

export function LegendEmblem({
  legend,
  size = 30,
  state = AVAILABLE,
  label = false,
  emblemOnly = false,
}: LegendEmblemProps) {
  useRoster()
  const found = findLegend(legend)
  const name = emblemName(found, state)

  const emblem = (
    <span
      className={classNames(styles.emblem, styles[state.kind], classColor(found.class))}
      style={{ inlineSize: size, blockSize: size }}
      data-small={(typeof size === 'number' && size < 56) || undefined}
      {...(label ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': true })}
    >
      {emblemOnly ? <Emblem legend={found} /> : <LegendPicture legend={found} />}
      <EmblemMarks state={state} />
    </span>
  )
  if (!label) return emblem
  return (
    // The name below is drawn by CSS if the user wants it.
    <span className={styles.named} data-name={found.short}>
      {emblem}
    </span>
  )
}
