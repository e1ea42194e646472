import { playerMessages as texts } from '#contract/stats/player.texts.ts'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { PlayerPanel, type PlayerPanelProps } from './PlayerPanel.tsx'

interface PlayerSheetProps extends Pick<PlayerPanelProps, 'choice'> {
  /** Null while it's closed. */
  player: string | null
  onClose: () => void
}

/** The selected player on screens without a side column. */
export function PlayerSheet({ player, choice, onClose }: PlayerSheetProps) {
  return (
    <OnDemand when={player !== null} load={loadSheet} onFail={onClose}>
      {(BottomSheet) => (
        <BottomSheet
          open={player !== null}
          onOpenChange={(isOpen) => !isOpen && onClose()}
          title={texts.player}
          side="bottom"
          isRead
        >
          {player === null ? null : <PlayerPanel player={player} choice={choice} />}
        </BottomSheet>
      )}
    </OnDemand>
  )
}

const loadSheet = () =>
  import('../../shared/ui/overlay/BottomSheet.tsx').then((chunk) => chunk.BottomSheet)
