import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { messages } from '#contract/base/texts.ts'
import { archiveQuery } from '../../shared/queries/archive.queries.ts'
import { useShowsSample } from '../../shared/queries/sample-data.ts'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { useMediaQuery } from '../../shared/ui/layout/use-media-query.ts'
import styles from './DataMarks.module.css'

const { archive: texts } = messages

/** Marks demo and sample data on phones and in print, which have no rail with these badges. */
export function DataMarks() {
  const hasRail = !useMediaQuery('print, (max-width: 768px)')
  const { data } = useQuery(archiveQuery)
  const showsSample = useShowsSample()
  if (hasRail) return null

  return (
    <>
      {showsSample ? <Mark label={texts.sample} text={texts.sampleText} /> : null}
      {data?.isFilling ? <Mark label={texts.filling} text={texts.fillingText} /> : null}
      {data?.hasDemo ? <Mark label={texts.demo} text={texts.demoText} /> : null}
    </>
  )
}

function Mark({ label, text }: { label: string; text: string }) {
  return (
    <p className={styles.mark}>
      <Badge tone="warning" icon={<FlaskConical aria-hidden="true" />}>
        {label}
      </Badge>
      {text}
    </p>
  )
}
