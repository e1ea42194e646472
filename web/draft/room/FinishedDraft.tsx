import { draftRoomMessages as texts } from '#contract/messages/draft-room.ts'
import type { DraftState } from '#domain/draft/draft.ts'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'

/** The last bans and picks of a finished draft, without controls. */
export function FinishedDraft({ draft }: { draft: DraftState }) {
  const { banned_legends: banned, picked_legends: picked } = draft
  return (
    <>
      <Panel title={texts.finishedBans} count={banned.length}>
        <Legends legends={banned} />
      </Panel>
      {picked.length === 0 ? null : (
        <Panel title={texts.finishedPicks} count={picked.length}>
          <Legends legends={picked} />
        </Panel>
      )}
    </>
  )
}

const Legends = ({ legends }: { legends: readonly string[] }) =>
  legends.length === 0 ? <p>{texts.noBans}</p> : <NamedTrio legends={legends} size={24} />
