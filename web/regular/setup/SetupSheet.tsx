import { useState } from 'react'
import { regularMessages as texts } from '#contract/messages/regular.ts'
import { BottomSheet } from '../../shared/ui/overlay/BottomSheet.tsx'
import { TabPanel, Tabs } from '../../shared/ui/layout/Tabs.tsx'
import { BanLegendGrid, type BanPanelProps } from './BanPanel.tsx'
import styles from './SetupSheet.module.css'
import type { TeamPanelProps } from './TeamPanel.tsx'
import { TeamPicker } from './TeamPicker.tsx'

interface SetupSheetProps extends BanPanelProps, TeamPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const TABS = [
  { value: 'teams', label: texts.teams },
  { value: 'bans', label: texts.banLegend },
]

/** Teams and bans on phones. */
export function SetupSheet({
  open,
  onOpenChange,
  teams,
  onChange,
  bans,
  follow,
  teamComps,
  focusOn,
  onFocused,
}: SetupSheetProps) {
  const [tab, setTab] = useState(focusOn === null ? 'teams' : 'bans')
  if (focusOn !== null && tab !== 'bans') setTab('bans')

  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={texts.setup} side="bottom">
      <div className={styles.setup}>
        <Tabs label={texts.setup} value={tab} onValueChange={setTab} tabs={TABS}>
          <TabPanel value="teams">
            <h3 className={styles.title}>{texts.selectTeams}</h3>
            <div className={styles.teams}>
              <TeamPicker teams={teams} onChange={onChange} />
            </div>
          </TabPanel>
          <TabPanel value="bans">
            <p className={styles.count}>{texts.banned(bans.legends.length)}</p>
            {follow}
            <BanLegendGrid
              bans={bans}
              teamComps={teamComps}
              focusOn={focusOn}
              onFocused={onFocused}
            />
          </TabPanel>
        </Tabs>
      </div>
    </BottomSheet>
  )
}
