import { Radio } from 'lucide-react'
import { livePageMessages as texts } from '#contract/live-match/live-page.texts.ts'
import { EmptyState } from '../shared/ui/feedback/EmptyState.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import { messages } from '#contract/base/texts.ts'
import { LiveSetup } from './setup/LiveSetup.tsx'

/** Administrators see how to connect a game; everyone else that there is none. */
export const NoMatch = ({ canSetUp }: { canSetUp: boolean }) =>
  canSetUp ? (
    <LiveSetup />
  ) : (
    <Panel title={messages.views.live}>
      <EmptyState
        icon={<Radio aria-hidden="true" />}
        title={texts.nothing}
        text={texts.nothingText}
      />
    </Panel>
  )
