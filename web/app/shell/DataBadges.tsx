import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { Link } from 'wouter'
import { messages } from '#contract/messages.ts'
import { can } from '#domain/account/access.ts'
import { archiveQuery } from '../../shared/queries/archive.queries.ts'
import { showOverlay } from '../../shared/page/overlay.ts'
import { paths } from '../../shared/address/paths.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { Tooltip } from '../../shared/ui/overlay/Tooltip.tsx'
import styles from './DemoBadge.module.css'

const { archive: texts } = messages

const chip = (
  <Badge tone="warning" icon={<FlaskConical aria-hidden="true" />}>
    <span className={styles.label}>{texts.demo}</span>
  </Badge>
)

/** Numbers of the simulated season must never be mistaken for real ones. */
export function DemoBadge() {
  const { data } = useQuery(archiveQuery)
  const isManager = can(useRole(), 'imports.manage')
  if (!data?.hasDemo) return null

  return (
    <div className={styles.demo}>
      <Tooltip content={texts.demoText} side="right">
        {isManager ? (
          <Link className={styles.chip} to={`${paths.admin}?tab=import`} onClick={leaveMenu}>
            {chip}
          </Link>
        ) : (
          // Focusable, so the keyboard can open its tooltip when the rail is too narrow for the
          // text.
          <span className={styles.chip} tabIndex={0}>
            {chip}
          </span>
        )}
      </Tooltip>
      <p className={styles.text}>{texts.demoText}</p>
    </div>
  )
}

const leaveMenu = () => showOverlay(null)
