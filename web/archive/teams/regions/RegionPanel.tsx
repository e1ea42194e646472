import { useQuery, queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { teamRegionMessages as texts } from '#contract/archive/team-region.texts.ts'
import {
  listMissingRegions,
  type LastRegionChange,
  undoTeamRegions,
} from '#contract/archive/team-region.ts'
import { Waiting } from '../../../shared/ui/feedback/Waiting.tsx'
import { SegmentedField } from '../../../shared/ui/form/SegmentedField.tsx'
import { Panel } from '../../../shared/ui/layout/Panel.tsx'
import { call } from '../../../shared/api/api.ts'
import { formatDateTime } from '../../../shared/page/time.ts'
import { LastChangeNotice } from '../../../shared/team-merge/LastChangeNotice.tsx'
import { EventRegions } from './EventRegions.tsx'
import { PastedRegions } from './PastedRegions.tsx'
import { SuggestedRegions } from './SuggestedRegions.tsx'
import styles from './RegionPanel.module.css'

const missingRegionsQuery = queryOptions({
  queryKey: ['missing-regions'],
  queryFn: () => call(listMissingRegions, {}),
})

const WAYS = [
  { value: 'suggestion', label: texts.ways.suggestion },
  { value: 'event', label: texts.ways.event },
  { value: 'list', label: texts.ways.list },
] as const

const PARTS = { suggestion: SuggestedRegions, event: EventRegions, list: PastedRegions }

/** Regions for many teams at once. */
export function RegionPanel() {
  const query = useQuery(missingRegionsQuery)
  const { data } = query
  const [way, setWay] = useState<keyof typeof PARTS>('suggestion')
  const Part = PARTS[way]

  return (
    <Panel
      title={texts.title}
      count={data && data.total > 0 ? texts.count(data.total) : undefined}
      flush
    >
      {data ? (
        <>
          {data.total === 0 ? (
            <p className={styles.row}>{texts.none}</p>
          ) : (
            <>
              <p className={styles.row}>
                {texts.intro} {data.total > data.missing.length && texts.cut(data.missing.length)}
              </p>
              <div className={styles.row}>
                <SegmentedField
                  label={texts.by}
                  options={WAYS}
                  value={way}
                  onValueChange={setWay}
                />
              </div>
              <Part missing={data.missing} />
            </>
          )}
          {data.lastChange ? <LastRegions change={data.lastChange} /> : null}
        </>
      ) : (
        <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={3} />
      )}
    </Panel>
  )
}

/** The regions that were set last, with their undo. */
function LastRegions({ change }: { change: LastRegionChange }) {
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
