import { useState } from 'react'
import { lobbyMessages } from '#contract/regular/lobby.texts.ts'
import { pasteMessages as texts } from '#contract/regular/paste.texts.ts'
import { openTeamList } from '../../shared/lineup/open-series.ts'
import { TabPanel, Tabs } from '../../shared/ui/layout/Tabs.tsx'
import { PasteNames } from './PasteNames.tsx'
import { RecentSeries, type RecentSeriesProps } from './RecentSeries.tsx'

export type OpenerTab = 'recent' | 'paste'

interface SeriesOpenerProps extends RecentSeriesProps {
  firstTab: OpenerTab
}

const TABS = [
  { value: 'recent', label: texts.recent },
  { value: 'paste', label: lobbyMessages.pasteNames },
] as const

/** Takes a lobby from a series, or teams from a pasted list. */
export function SeriesOpener({ firstTab, ...props }: SeriesOpenerProps) {
  const { onChange, onClose } = props
  const [tab, setTab] = useState<string>(firstTab)

  return (
    <Tabs label={texts.tabs} value={tab} onValueChange={setTab} tabs={TABS}>
      <TabPanel value="recent">
        <RecentSeries {...props} />
      </TabPanel>
      <TabPanel value="paste">
        <PasteNames
          onUse={(teams) => {
            onChange(() => openTeamList(teams))
            onClose()
          }}
        />
      </TabPanel>
    </Tabs>
  )
}
