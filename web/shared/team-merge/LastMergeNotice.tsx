import { teamAdminMessages as texts } from '#contract/archive/team-admin.texts.ts'
import { type LastMerge, undoTeamMerge } from '#contract/archive/team-admin.ts'
import { call } from '../api/api.ts'
import { formatDateTime } from '../page/time.ts'
import { LastChangeNotice } from './LastChangeNotice.tsx'

/** The latest merge with its undo. */
export function LastMergeNotice({ merge }: { merge: LastMerge }) {
  return (
    <LastChangeNotice
      words={texts.lastMerge(merge.merges, merge.by, formatDateTime(merge.at))}
      undo={texts.undoMerge}
      undoLong={texts.undoMergeLong}
      failed={texts.undoMergeFailed}
      send={() => call(undoTeamMerge, { id: merge.id })}
    />
  )
}
