import { parseAsString, parseAsStringLiteral } from '../shared/address/query-parser.ts'
import { useQueryStates } from '../shared/address/query-state.ts'
import { useMemo } from 'react'
import { messages } from '#contract/base/texts.ts'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { CopyLinkButton } from '../shared/ui/action/CopyLinkButton.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import { Tabs } from '../shared/ui/layout/Tabs.tsx'
import { Part } from './loading/Part.tsx'
import { STATS_TABS } from './stats-tabs.ts'
import styles from './StatsRoute.module.css'

const VALUES = STATS_TABS.map(({ value }) => value)

const ADDRESS = {
  tab: parseAsStringLiteral(VALUES).withDefault('stats'),
  /** Reset on a tab change, because each tab has its own columns. */
  sort: parseAsString,
}

export function StatsRoute() {
  const [{ tab }, setAddress] = useQueryStates(ADDRESS, { history: 'push' })
  // Depends only on the tab. The content reads the rest of the URL itself.
  const panel = useMemo(() => {
    const current = STATS_TABS.find(({ value }) => value === tab)
    return current ? (
      <div className={styles.stats} role="tabpanel" aria-label={current.label}>
        <Part key={tab}>
          <current.Screen />
        </Part>
      </div>
    ) : null
  }, [tab])

  const choose = (value: string) => {
    const next = VALUES.find((known) => known === value)
    if (next && next !== tab) setAddress({ tab: next, sort: null })
  }

  return (
    <>
      <PageHead
        title={messages.views.statsboard}
        tabs={<Tabs label={texts.parts} value={tab} onValueChange={choose} tabs={STATS_TABS} />}
        actions={<CopyLinkButton />}
      />
      {panel}
    </>
  )
}
