import { lazy, Suspense, useId, type ComponentProps } from 'react'
import { findLegend } from '#domain/catalog/legend.ts'
import { useRoster } from '../../legend/roster.ts'
import { ownEntry } from '../../page/own-entry.ts'
import { usePortraits } from '../../queries/portraits.queries.ts'
import { classColor } from './class-color.ts'
import { classNames } from '../layout/class-names.ts'
import { emblemName, type EmblemState } from './emblem-state.ts'
import { EmblemMarks } from './EmblemMarks.tsx'
import { emblemOf, Portrait } from './LegendPicture.tsx'
import styles from './LegendTile.module.css'
import { Tooltip } from '../overlay/Tooltip.tsx'

interface LegendTileProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'disabled'> {
  /** Any spelling. */
  legend: string
  state: EmblemState
  /** A low tile with the short name beside the picture. */
  isCompact?: boolean
  onPress?: () => void
  /** Why it can't be pressed. The tile stays focusable, so screen readers can read the reason. */
  disabledReason?: string | undefined
  /** A counter that grows with each change by another user. Each change flashes a color. */
  changed?: number | undefined
}

// If the chunk can't be loaded, the tooltip omits the cooldowns.
const Cooldowns = lazy(async () => {
  try {
    return { default: (await import('./Cooldowns.tsx')).Cooldowns }
  } catch {
    return { default: () => null }
  }
})

const CHANGED: EmblemState = { kind: 'remote' }

export function LegendTile({
  legend,
  state,
  isCompact = false,
  onPress,
  disabledReason,
  changed,
  className,
  ...rest
}: LegendTileProps) {
  const reasonId = useId()
  useRoster()
  const found = findLegend(legend)
  const portrait = ownEntry(usePortraits(), found.name)
  const isPending = state.kind === 'pending'

  return (
    <Tooltip
      content={
        <>
          {found.label}
          <small>{disabledReason ?? found.class}</small>
          <Suspense>
            <Cooldowns legend={found} />
          </Suspense>
        </>
      }
    >
      <button
        type="button"
        className={classNames(
          styles.tile,
          styles[state.kind],
          isCompact && styles.compact,
          classColor(found.class),
          className,
        )}
        {...(portrait === undefined ? emblemOf(found) : null)}
        aria-label={emblemName(found, state)}
        aria-pressed={state.kind === 'banned' || state.kind === 'picked'}
        aria-busy={isPending || undefined}
        aria-disabled={disabledReason ? true : undefined}
        aria-describedby={disabledReason ? reasonId : undefined}
        onClick={() => {
          if (!disabledReason && !isPending) onPress?.()
        }}
        {...rest}
      >
        {portrait === undefined ? null : <Portrait src={portrait} />}
        {/* Drawn by CSS: as text it would be a visible label that the accessible name doesn't
            contain. */}
        <span className={styles.name} data-name={found.short} />
        <EmblemMarks state={state} />
        {changed === undefined ? null : <EmblemMarks key={changed} state={CHANGED} />}
        {disabledReason ? (
          <span id={reasonId} hidden>
            {disabledReason}
          </span>
        ) : null}
      </button>
    </Tooltip>
  )
}
