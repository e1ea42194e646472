import { ChevronsUpDown, FolderOpen } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { lobbyMessages as texts } from '#contract/regular/lobby.texts.ts'
import { useSingleKeys } from '../../shared/keyboard/use-single-keys.ts'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { usePopover } from '../../shared/ui/overlay/use-popover.ts'
import type { OpenerTab } from '../series/SeriesOpener.tsx'
import type { Lineup } from '../../shared/lineup/lineup.ts'
import styles from './HeadStrip.module.css'

interface SeriesButtonProps {
  series: number | null
  /** The part to open it with; null if nothing asks for it. */
  asked: OpenerTab | null
  onAsked: (tab: OpenerTab | null) => void
  onChange: (next: (lineup: Lineup) => Lineup) => void
  /** Whether a new game of the series changes the lobby. A followed draft and a match do that themselves. */
  movesOn: boolean
  /** Instead of the name of the series. */
  children?: ReactNode
}

export function SeriesButton(props: SeriesButtonProps) {
  const { series, asked, onAsked, onChange, movesOn, children } = props
  const { opened, close, trigger } = usePopover(loadOpener)
  const isOpen = opened !== null
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asked !== null && !isOpen) button.current?.click()
  }, [asked, isOpen])
  const leave = () => {
    onAsked(null)
    close()
  }
  useSingleKeys({ o: () => button.current?.click() })

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.series}
        aria-keyshortcuts="O"
        {...trigger}
      >
        <FolderOpen aria-hidden="true" />
        <span className={styles.seriesName}>
          {children !== undefined ? (
            children
          ) : series === null ? (
            texts.openSeries
          ) : (
            <OnDemand when load={loadName} onFail={ignore} fallback={texts.seriesOf(series)}>
              {(SeriesName) => (
                <SeriesName key={series} id={series} onMove={movesOn ? onChange : null} />
              )}
            </OnDemand>
          )}
        </span>
        <ChevronsUpDown aria-hidden="true" />
      </button>
      {opened ? (
        <opened.Bubble
          title={texts.openSeries}
          anchor={opened.anchor}
          align="start"
          style={WIDE}
          onClose={leave}
        >
          <opened.Content
            firstTab={asked ?? 'recent'}
            current={series}
            onChange={onChange}
            onClose={leave}
          />
        </opened.Bubble>
      ) : null}
    </>
  )
}

const WIDE = { inlineSize: 760, maxInlineSize: 'calc(100vw - 24px)' } as const

/** The number of the series is shown instead. */
const ignore = () => {}
const loadOpener = () => import('../series/SeriesOpener.tsx').then((chunk) => chunk.SeriesOpener)
const loadName = () => import('../series/SeriesName.tsx').then((chunk) => chunk.SeriesName)
