import { parseAsString, useQueryState } from 'nuqs'
import { MapPinOff } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { paths } from '../shared/address/paths.ts'
import { EmptyState } from '../shared/ui/feedback/EmptyState.tsx'
import { LinkButton } from '../shared/ui/action/LinkButton.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import { Part } from './loading/Part.tsx'
import { findView } from './shell/views.ts'

export function Dashboard() {
  const [requested] = useQueryState('view', parseAsString)
  const view = findView(requested)

  if (!view) return <UnknownView />
  return (
    <Part key={view.id}>
      <view.Screen />
    </Part>
  )
}

function UnknownView() {
  return (
    <>
      <PageHead title={messages.app.unknownView} />
      <EmptyState
        icon={<MapPinOff aria-hidden="true" />}
        title={messages.app.unknownViewText}
        action={<LinkButton to={paths.dashboard}>{messages.app.toDashboard}</LinkButton>}
      />
    </>
  )
}
