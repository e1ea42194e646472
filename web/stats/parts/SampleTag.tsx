import { FlaskConical } from 'lucide-react'
import { messages } from '#contract/base/texts.ts'
import { Badge } from '../../shared/ui/layout/Badge.tsx'

export function SampleTag() {
  return (
    <Badge tone="warning" icon={<FlaskConical aria-hidden="true" />}>
      {messages.archive.sample}
    </Badge>
  )
}
