import { Ban, LayoutGrid } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { lobbyMessages as texts } from '#contract/regular/lobby.texts.ts'
import { regularMessages as viewTexts } from '#contract/regular/regular.texts.ts'
import { currentLegends } from '#domain/catalog/legend.ts'
import { useSingleKeys } from '../../shared/keyboard/use-single-keys.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Kbd } from '../../shared/ui/action/Kbd.tsx'
import { LegendField } from '../../shared/ui/legend/LegendField.tsx'
import { usePopover } from '../../shared/ui/overlay/use-popover.ts'
import type { BanPanelProps } from '../setup/BanPanel.tsx'
import styles from './HeadStrip.module.css'

interface BanFieldProps extends BanPanelProps {
  /** The grid of all legends is on the page anyway. */
  isGridShown: boolean
  onKeep: () => void
}

/** Type a legend to ban it, or open the grid of all legends. */
export function BanField({ isGridShown, onKeep, ...grid }: BanFieldProps) {
  const { bans, focusOn } = grid
  const { opened, close, trigger } = usePopover(loadGrid)
  const field = useRef<HTMLInputElement>(null)
  const gridButton = useRef<HTMLButtonElement>(null)
  useSingleKeys({ b: () => field.current?.focus() })
  const isGridOpen = opened !== null
  if (isGridShown && isGridOpen) close()

  // A link to a legend leads to its tile.
  useEffect(() => {
    if (focusOn !== null && !isGridOpen) gridButton.current?.click()
  }, [focusOn, isGridOpen])

  return (
    <div className={styles.banField}>
      <LegendField
        ref={field}
        label={viewTexts.banLegend}
        legends={currentLegends().filter(({ key }) => !bans.legends.includes(key))}
        noMatch={texts.noMatch}
        icon={<Ban aria-hidden="true" />}
        trailing={
          <>
            <span className={styles.key} aria-hidden="true">
              <Kbd>B</Kbd>
            </span>
            {isGridShown ? null : (
              <button
                ref={gridButton}
                type="button"
                className={styles.gridButton}
                aria-label={texts.openGrid}
                title={texts.openGrid}
                {...trigger}
              >
                <LayoutGrid aria-hidden="true" />
              </button>
            )}
          </>
        }
        onPick={({ key }) => bans.toggle(key)}
      />
      {opened ? (
        <opened.Bubble
          title={viewTexts.banLegend}
          anchor={opened.anchor}
          align="start"
          alignOffset={FIELD_START}
          style={WIDE}
          onClose={close}
        >
          {grid.hint ? <p className={styles.hint}>{grid.hint}</p> : null}
          <opened.Content {...grid} />
          <div className={styles.popoverFoot}>
            <p className={styles.hint}>{texts.banHint}</p>
            <Button variant="ghost" size="sm" onClick={onKeep}>
              {texts.keepOpen}
            </Button>
          </div>
        </opened.Bubble>
      ) : null}
    </div>
  )
}

/** The grid starts where the field does, and the button is at the field's end. */
const FIELD_START = -180
const WIDE = { inlineSize: 764, maxInlineSize: 'calc(100vw - 24px)' } as const

const loadGrid = () => import('../setup/BanPanel.tsx').then((chunk) => chunk.BanLegendGrid)
