import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { Link } from 'wouter'
import { messages } from '#contract/base/texts.ts'
import { can } from '#domain/account/access.ts'
import { archiveQuery } from '../../shared/queries/archive.queries.ts'
import { useShowsSample } from '../../shared/queries/sample-data.ts'
import { showOverlay } from '../../shared/page/overlay.ts'
import { paths } from '../../shared/address/paths.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { Tooltip } from '../../shared/ui/overlay/Tooltip.tsx'
import styles from './DataBadges.module.css'

const { archive: texts } = messages

/** Sample numbers and those of the simulated season must never be mistaken for real ones. */
export function DataBadges() {
  const { data } = useQuery(archiveQuery)
  const isManager = can(useRole(), 'imports.manage')

  return (
    <>
      {useShowsSample() ? <DataBadge label={texts.sample} text={texts.sampleText} /> : null}
      {data?.isFilling ? <DataBadge label={texts.filling} text={texts.fillingText} /> : null}
      {data?.hasDemo ? (
        <DataBadge
          label={texts.demo}
          text={texts.demoText}
          to={isManager ? `${paths.admin}?tab=import` : undefined}
        />
      ) : null}
    </>
  )
}

interface DataBadgeProps {
  label: string
  text: string
  to?: string | undefined
}

function DataBadge({ label, text, to }: DataBadgeProps) {
  const chip = (
    <Badge tone="warning" icon={<FlaskConical aria-hidden="true" />}>
      <span className={styles.label}>{label}</span>
    </Badge>
  )

  return (
    <div className={styles.badge}>
      <Tooltip content={text} side="right">
        {to === undefined ? (
          // Focusable, so the keyboard can open its tooltip when the rail is too narrow for the
          // text.
          <span className={styles.chip} tabIndex={0}>
            {chip}
          </span>
        ) : (
          <Link className={styles.chip} to={to} onClick={leaveMenu}>
            {chip}
          </Link>
        )}
      </Tooltip>
      <p className={styles.text}>{text}</p>
    </div>
  )
}

const leaveMenu = () => showOverlay(null)
