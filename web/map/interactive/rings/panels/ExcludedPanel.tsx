import { ringMapMessages as texts } from '#contract/map/ring-map.texts.ts'
import { RING_SECTIONS } from '#domain/map/ring/ring-section.ts'
import { Checkbox } from '../../../../shared/ui/form/Checkbox.tsx'
import { Panel } from '../../../../shared/ui/layout/Panel.tsx'
import styles from './ExcludedPanel.module.css'
import type { RingTool } from '../use-ring-tool.ts'

interface ExcludedPanelProps {
  rings: RingTool
  /** Games that ended in an excluded zone. */
  leftOut: number
}

/** Zones that the organizer has excluded, marked by hand. */
export function ExcludedPanel({ rings, leftOut }: ExcludedPanelProps) {
  return (
    <Panel title={texts.sections}>
      <fieldset className={styles.sections}>
        <legend className={styles.text}>{texts.sectionsText}</legend>
        {RING_SECTIONS.map((section) => (
          <label key={section} className={styles.section}>
            <Checkbox
              checked={rings.excluded.includes(section)}
              onChange={({ target }) => rings.exclude(section, target.checked)}
            />
            {texts.section[section]}
          </label>
        ))}
      </fieldset>
      {rings.excluded.length > 0 ? (
        <p className={styles.text} role="status">
          {texts.leftOut(leftOut)}
        </p>
      ) : null}
    </Panel>
  )
}
