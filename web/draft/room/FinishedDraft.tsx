import { draftRoomMessages as texts } from '#contract/draft/draft-room.texts.ts'
import type { DraftState } from '#domain/draft/draft.ts'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'

interface FinishedDraftProps {
  draft: DraftState
  /** False for someone who watches a draft that goes on. */
  isOver: boolean
}

/** The bans and picks of a draft that can't be changed, without controls. */
export function FinishedDraft({ draft, isOver }: FinishedDraftProps) {
  const { banned_legends: banned, picked_legends: picked } = draft
  return (
    <>
      <Panel title={isOver ? texts.finishedBans : texts.watchedBans} count={banned.length}>
        <Legends legends={banned} />
      </Panel>
      {picked.length === 0 ? null : (
        <Panel title={isOver ? texts.finishedPicks : texts.watchedPicks} count={picked.length}>
          <Legends legends={picked} />
        </Panel>
      )}
    </>
  )
}

const Legends = ({ legends }: { legends: readonly string[] }) =>
  legends.length === 0 ? <p>{texts.noBans}</p> : <NamedTrio legends={legends} size={24} />
