import { useState } from 'react'
import { regularMessages as texts } from '#contract/regular/regular.texts.ts'
import { BottomSheet } from '../../shared/ui/overlay/BottomSheet.tsx'
import { TabPanel, Tabs } from '../../shared/ui/layout/Tabs.tsx'
import { BanLegendGrid, type BanPanelProps } from './BanPanel.tsx'
import { FollowSwitch } from './FollowSwitch.tsx'
import styles from './SetupSheet.module.css'
import type { TeamPanelProps } from '../teams/TeamPanel.tsx'
import { TeamPicker } from '../teams/TeamPicker.tsx'
import type { Follow } from './use-lineup-bans.tsx'

export type SetupTab = 'teams' | 'bans'

interface SetupSheetProps extends BanPanelProps, TeamPanelProps {
  follow: Follow | null
  /** Null while closed. */
  tab: SetupTab | null
  onTabChange: (tab: SetupTab | null) => void
}

const TABS: readonly { value: SetupTab; label: string }[] = [
  { value: 'teams', label: texts.teams },
  { value: 'bans', label: texts.banLegend },
]

/** Teams and bans on phones. */
export function SetupSheet(props: SetupSheetProps) {
  const { tab, onTabChange, teams, onChange, bans, follow, hint, ...grid } = props
  const [lastTab, setLastTab] = useState<SetupTab>('teams')
  // Keep the content while the sheet closes.
  if (tab !== null && tab !== lastTab) setLastTab(tab)

  return (
    <BottomSheet
      open={tab !== null}
      onOpenChange={(isOpen) => !isOpen && onTabChange(null)}
      title={texts.setup}
      side="bottom"
    >
      <div className={styles.setup}>
        <Tabs
          label={texts.setup}
          value={lastTab}
          onValueChange={(value) => onTabChange(value === 'bans' ? 'bans' : 'teams')}
          tabs={TABS}
        >
          <TabPanel value="teams">
            <h3 className={styles.title}>{texts.selectTeams}</h3>
            <div className={styles.teams}>
              <TeamPicker teams={teams} onChange={onChange} />
            </div>
          </TabPanel>
          <TabPanel value="bans">
            <p className={styles.count}>{texts.banned(bans.legends.length)}</p>
            {follow ? <FollowSwitch follow={follow} hint={hint} /> : null}
            <BanLegendGrid bans={bans} {...grid} />
          </TabPanel>
        </Tabs>
      </div>
    </BottomSheet>
  )
}
