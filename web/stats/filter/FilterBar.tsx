import { SlidersHorizontal } from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { Button } from '../../shared/ui/action/Button.tsx'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { useMediaQuery } from '../../shared/ui/layout/use-media-query.ts'
import styles from './FilterBar.module.css'

interface FilterBarProps {
  /** How many filters differ from their defaults. */
  set: number
  /** Stays visible on phones, where the rest is in a sheet. */
  first?: ReactNode
  last?: ReactNode
  children: ReactNode
}

export function FilterBar({ set, first, last, children }: FilterBarProps) {
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])

  if (!isNarrow) {
    return (
      <div className={styles.bar}>
        {first}
        {children}
        {last}
      </div>
    )
  }
  return (
    <div className={styles.narrow}>
      {first}
      <Button
        icon={<SlidersHorizontal aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {texts.filters}
        {set > 0 ? <Badge tone="accent">{texts.filtersSet(set)}</Badge> : null}
      </Button>
      {last}
      <OnDemand when={isOpen} load={loadSheet} onFail={close}>
        {(BottomSheet) => (
          <BottomSheet open={isOpen} onOpenChange={setIsOpen} title={texts.filters} side="bottom">
            <div className={styles.sheet}>{children}</div>
          </BottomSheet>
        )}
      </OnDemand>
    </div>
  )
}

const loadSheet = () =>
  import('../../shared/ui/overlay/BottomSheet.tsx').then((chunk) => chunk.BottomSheet)
