import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs'
import { useMemo } from 'react'
import { messages } from '#contract/messages.ts'
import { statsMessages as texts } from '#contract/messages/stats.ts'
import { CopyLinkButton } from '../shared/ui/action/CopyLinkButton.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import { Tabs } from '../shared/ui/layout/Tabs.tsx'
import { Part } from './loading/Part.tsx'
import { STATS_TABS } from './stats-tabs.ts'

const VALUES = STATS_TABS.map(({ value }) => value)

const ADDRESS = {
  tab: parseAsStringLiteral(VALUES).withDefault('stats'),
  /** Each tab has columns of its own, so no sort outlives its tab. */
  sort: parseAsString,
}

export function StatsRoute() {
  const [{ tab }, setAddress] = useQueryStates(ADDRESS, { history: 'push' })
  // The same while the tab is: what it shows keeps an eye on the rest of the address by itself.
  const panel = useMemo(() => {
    const current = STATS_TABS.find(({ value }) => value === tab)
    return current ? (
      <div role="tabpanel" aria-label={current.label}>
        <Part key={tab}>
          <current.Screen />
        </Part>
      </div>
    ) : null
  }, [tab])

  const choose = (value: string) => {
    const next = VALUES.find((known) => known === value)
    if (next && next !== tab) void setAddress({ tab: next, sort: null })
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
