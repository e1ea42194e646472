import { FlaskConical } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { useShowsSample } from '../../shared/queries/sample-data.ts'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { Tooltip } from '../../shared/ui/overlay/Tooltip.tsx'
import styles from './DemoBadge.module.css'

const { archive: texts } = messages

/** Sample numbers shown in place of missing ones must never be mistaken for real ones. */
export function SampleBadge() {
  if (!useShowsSample()) return null

  return (
    <div className={styles.demo}>
      <Tooltip content={texts.sampleText} side="right">
        {/* Focusable, so the keyboard can open its tooltip when the rail is too narrow for the
            text. */}
        <span className={styles.chip} tabIndex={0}>
          <Badge tone="warning" icon={<FlaskConical aria-hidden="true" />}>
            <span className={styles.label}>{texts.sample}</span>
          </Badge>
        </span>
      </Tooltip>
      <p className={styles.text}>{texts.sampleText}</p>
    </div>
  )
}
