import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { teamRegionMessages as texts } from '#contract/archive/team-region.texts.ts'
import { Waiting } from '../../../shared/ui/feedback/Waiting.tsx'
import { SegmentedField } from '../../../shared/ui/form/SegmentedField.tsx'
import { Panel } from '../../../shared/ui/layout/Panel.tsx'
import { EventRegions } from './EventRegions.tsx'
import { LastRegions } from './LastRegions.tsx'
import { PastedRegions } from './PastedRegions.tsx'
import styles from './RegionPanel.module.css'
import { SuggestedRegions } from './SuggestedRegions.tsx'
import { missingRegionsQuery } from './team-region.queries.ts'

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
