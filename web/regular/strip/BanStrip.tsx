import { Ban, ListX } from 'lucide-react'
import { lobbyMessages as texts } from '#contract/regular/lobby.texts.ts'
import { regularMessages as viewTexts } from '#contract/regular/regular.texts.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { OnDemand, preloadPart } from '../../shared/ui/layout/OnDemand.tsx'
import type { ForecastLobby } from '../../shared/forecast/forecast.queries.ts'
import type { BanPanelProps } from '../setup/BanPanel.tsx'
import { BanChips } from './BanChips.tsx'
import { ClassCounts } from './ClassCounts.tsx'
import styles from './HeadStrip.module.css'

export interface BanStripProps extends BanPanelProps {
  lobby: ForecastLobby
  /** Set on phones, where the grid is in a sheet. */
  onOpenSheet: (() => void) | null
  arePanelsOpen: boolean
  /** The match above shows the next ban, and there is no space for both. */
  isInMatch: boolean
  onBan: (legend: string) => void
  onKeep: () => void
}

/** The bans in one row: type one, see all, and the one that is likely to follow. */
export function BanStrip(props: BanStripProps) {
  const { lobby, onOpenSheet, arePanelsOpen, isInMatch, onBan, onKeep, ...grid } = props
  const { bans } = grid

  return (
    <div className={styles.bans}>
      {onOpenSheet ? (
        <Button
          size="sm"
          icon={<Ban aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={onOpenSheet}
        >
          {viewTexts.banLegend}
        </Button>
      ) : (
        <OnDemand
          when
          load={loadField}
          onFail={ignore}
          fallback={<span className={styles.banField} />}
        >
          {(BanField) => <BanField {...grid} isGridShown={arePanelsOpen} onKeep={onKeep} />}
        </OnDemand>
      )}
      <div className={styles.chips}>
        <BanChips bans={bans} />
        {bans.clear && bans.legends.length > 1 ? (
          <IconButton
            label={texts.clearBans}
            icon={<ListX aria-hidden="true" />}
            onClick={bans.clear}
          />
        ) : null}
        <OnDemand when={lobby.teams.length > 0 && !isInMatch} load={loadNextBan} onFail={ignore}>
          {(NextBanChip) => (isInMatch ? null : <NextBanChip lobby={lobby} onBan={onBan} />)}
        </OnDemand>
      </div>
      {isInMatch ? null : <ClassCounts bans={bans.legends} />}
    </div>
  )
}

/** The chips and Next ban work without them. */
const ignore = () => {}
const loadField = () => import('./BanField.tsx').then((chunk) => chunk.BanField)
const loadNextBan = () => import('./NextBanChip.tsx').then((chunk) => chunk.NextBanChip)

export const preloadBanStrip = () => Promise.all([preloadPart(loadField), preloadPart(loadNextBan)])
