import { FileQuestionMark, MapPinOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { messages } from '#contract/base/texts.ts'
import { paths } from '../../shared/address/paths.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'

const { app: texts } = messages

export const NotFound = () => (
  <Missing
    title={texts.notFound}
    text={texts.notFoundText}
    icon={<FileQuestionMark aria-hidden="true" />}
  />
)

/** A link names a view that doesn't exist. */
export const UnknownView = () => (
  <Missing
    title={texts.unknownView}
    text={texts.unknownViewText}
    icon={<MapPinOff aria-hidden="true" />}
  />
)

function Missing({ title, text, icon }: { title: string; text: string; icon: ReactNode }) {
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        icon={icon}
        title={text}
        action={<LinkButton to={paths.dashboard}>{texts.toDashboard}</LinkButton>}
      />
    </>
  )
}
