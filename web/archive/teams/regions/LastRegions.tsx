import { teamRegionMessages as texts } from '#contract/archive/team-region.texts.ts'
import { type LastRegionChange, undoTeamRegions } from '#contract/archive/team-region.ts'
import { call } from '../../../shared/api/api.ts'
import { formatDateTime } from '../../../shared/page/time.ts'
import { LastChangeNotice } from '../../../shared/team-merge/LastChangeNotice.tsx'

/** The regions that were set last, with their undo. */
export function LastRegions({ change }: { change: LastRegionChange }) {
  return (
    <LastChangeNotice
      words={texts.lastChange(change.counts, change.by, formatDateTime(change.at))}
      undo={texts.undo}
      undoLong={texts.undoLong}
      failed={texts.undoFailed}
      send={() => call(undoTeamRegions, { id: change.id })}
    />
  )
}
