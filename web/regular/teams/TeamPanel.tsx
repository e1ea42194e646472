import { memo } from 'react'
import { regularMessages as texts } from '#contract/regular/regular.texts.ts'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import type { Lineup } from '../../shared/lineup/lineup.ts'
import { TeamPicker } from './TeamPicker.tsx'

export interface TeamPanelProps {
  teams: readonly string[]
  onChange: (next: (lineup: Lineup) => Lineup) => void
}

export const TeamPanel = memo((props: TeamPanelProps) => (
  <Panel title={texts.selectTeams} flush>
    <TeamPicker {...props} />
  </Panel>
))
