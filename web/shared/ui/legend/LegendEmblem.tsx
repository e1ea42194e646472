import { findLegend, type Legend } from '#domain/catalog/legend.ts'
import { useRoster } from '../../legend/roster.ts'
import { ownEntry } from '../../page/own-entry.ts'
import { usePortraits } from '../../queries/portraits.queries.ts'
import { classColor } from './class-color.ts'
import { classNames } from '../layout/class-names.ts'
import { AVAILABLE, emblemName, type EmblemState } from './emblem-state.ts'
import { EmblemMarks } from './EmblemMarks.tsx'
import styles from './LegendEmblem.module.css'
import { emblemOf, Portrait } from './LegendPicture.tsx'

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

export function LegendEmblem({ legend, emblemOnly = false, ...look }: LegendEmblemProps) {
  useRoster()
  const portraits = usePortraits()
  return drawEmblem(findLegend(legend), emblemOnly ? NO_PORTRAITS : portraits, look)
}

const NO_PORTRAITS = {}

type EmblemLook = Pick<LegendEmblemProps, 'size' | 'state' | 'label'>

/** A function instead of a component: tables have hundreds of emblems, and every component costs time. */
export function drawEmblem(
  legend: Legend,
  portraits: ReturnType<typeof usePortraits>,
  { size = 30, state = AVAILABLE, label = false }: EmblemLook,
) {
  const portrait = ownEntry(portraits, legend.name)
  const name = label ? emblemName(legend, state) : undefined
  const emblem = (
    <span
      className={classNames(styles.emblem, styles[state.kind], classColor(legend.class))}
      style={{ fontSize: size }}
      data-small={(typeof size === 'number' && size < 56) || undefined}
      {...(portrait === undefined ? emblemOf(legend) : null)}
      {...(label ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': true })}
    >
      {portrait === undefined ? null : <Portrait src={portrait} />}
      {state === AVAILABLE ? null : <EmblemMarks state={state} />}
    </span>
  )
  if (!label) return emblem
  return (
    // The name below is drawn by CSS if the user wants it.
    <span className={styles.named} data-name={legend.short}>
      {emblem}
    </span>
  )
}
