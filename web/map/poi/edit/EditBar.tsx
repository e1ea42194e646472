import { Move, RotateCcw, Save, X } from 'lucide-react'
import type { Ref } from 'react'
import { poiEditMessages as texts } from '#contract/map/poi-edit.texts.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { useMediaQuery } from '../../../shared/ui/layout/use-media-query.ts'
import styles from './EditBar.module.css'

interface EditBarProps {
  ref: Ref<HTMLDivElement>
  /** How many POIs were moved but not saved. */
  moves: number
  isSaving: boolean
  onSave: () => void
  onReset: () => void
  onLeave: () => void
}

export function EditBar({ ref, moves, isSaving, onSave, onReset, onLeave }: EditBarProps) {
  const hasFinger = useMediaQuery('(pointer: coarse)')

  return (
    <div ref={ref} className={styles.bar} role="group" aria-label={texts.edit} tabIndex={-1}>
      <p className={styles.text}>
        <Move aria-hidden="true" />
        {hasFinger ? texts.bannerTouch : texts.banner}
      </p>
      <span className={styles.state} data-unsaved={moves > 0 || undefined} role="status">
        {moves > 0 ? texts.unsaved(moves) : texts.noMoves}
      </span>
      <span className={styles.actions}>
        <Button
          variant="primary"
          icon={<Save aria-hidden="true" />}
          busy={isSaving}
          disabled={moves === 0}
          onClick={onSave}
        >
          {texts.save}
        </Button>
        <Button icon={<RotateCcw aria-hidden="true" />} onClick={onReset}>
          {texts.reset}
        </Button>
        <Button variant="ghost" icon={<X aria-hidden="true" />} onClick={onLeave}>
          {texts.leave}
        </Button>
      </span>
    </div>
  )
}
