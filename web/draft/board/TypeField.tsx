import { Ban, Check } from 'lucide-react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import type { Legend } from '#domain/catalog/legend.ts'
import { LegendField } from '../../shared/ui/legend/LegendField.tsx'
import { JumpTargetKey } from '../JumpTarget.tsx'
import styles from './TypeField.module.css'

interface TypeFieldProps {
  name: 'ban' | 'pick'
  legends: readonly Legend[]
  reasonOf: (legend: Legend) => string | undefined
  onMatch: (keys: readonly string[] | null) => void
  onPick: (legend: Legend) => void
}

const ICONS = { ban: <Ban aria-hidden="true" />, pick: <Check aria-hidden="true" /> }

/** Type a legend to ban or pick it. No shortcut acts meanwhile, and Enter does only what the field says. */
export function TypeField({ name, ...field }: TypeFieldProps) {
  return (
    <div className={styles.field}>
      <LegendField
        {...field}
        label={texts.typeTo[name]}
        noMatch={texts.noLegend}
        icon={ICONS[name]}
        trailing={<JumpTargetKey name={name} />}
      />
    </div>
  )
}
