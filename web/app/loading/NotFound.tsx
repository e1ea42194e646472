import { FileQuestionMark } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { paths } from '../../shared/address/paths.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'

export function NotFound() {
  return (
    <>
      <PageHead title={messages.app.notFound} />
      <EmptyState
        icon={<FileQuestionMark aria-hidden="true" />}
        title={messages.app.notFoundText}
        action={<LinkButton to={paths.dashboard}>{messages.app.toDashboard}</LinkButton>}
      />
    </>
  )
}
