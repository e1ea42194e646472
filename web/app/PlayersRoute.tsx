import { messages } from '#contract/base/texts.ts'
import { CopyLinkButton } from '../shared/ui/action/CopyLinkButton.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import { PlayersTab } from '../stats/players/PlayersTab.tsx'

/** The players of Stats, as a page of Scout. */
export const PlayersRoute = () => (
  <>
    <PageHead title={messages.views.players} actions={<CopyLinkButton />} />
    <PlayersTab />
  </>
)
