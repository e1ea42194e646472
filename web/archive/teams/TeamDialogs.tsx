import { teamAdminMessages as texts } from '#contract/archive/team-admin.texts.ts'
import { splitSpelling } from '#contract/archive/team-admin.ts'
import { call } from '../../shared/api/api.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { MergeDialog, type TeamOfPair } from './MergeDialog.tsx'
import { nameOfSpelling, type Spelling } from './spelling.ts'
import { TeamDialog } from './TeamDialog.tsx'

export type OpenTeamDialog =
  | { readonly kind: 'edit'; readonly team: TeamOfPair }
  | { readonly kind: 'merge'; readonly team: TeamOfPair; readonly other: TeamOfPair | null }
  | { readonly kind: 'split'; readonly team: TeamOfPair; readonly spelling: Spelling }

interface TeamDialogsProps {
  dialog: OpenTeamDialog | null
  onDialog: (dialog: OpenTeamDialog | null) => void
}

export function TeamDialogs({ dialog, onDialog }: TeamDialogsProps) {
  if (!dialog) return null
  const { team } = dialog
  const close = () => onDialog(null)
  if (dialog.kind === 'split') {
    return <SplitDialog team={team} spelling={dialog.spelling} onClose={close} />
  }
  if (dialog.kind === 'merge') {
    return (
      <MergeDialog
        team={team}
        other={dialog.other}
        onOther={(other) => onDialog({ kind: 'merge', team, other })}
        onClose={close}
      />
    )
  }
  return (
    <TeamDialog
      team={team}
      onMerge={(current) => onDialog({ kind: 'merge', team: current, other: null })}
      onSplit={(current, spelling) => onDialog({ kind: 'split', team: current, spelling })}
      onClose={close}
    />
  )
}

interface SplitDialogProps {
  team: TeamOfPair
  spelling: Spelling
  onClose: () => void
}

function SplitDialog({ team, spelling, onClose }: SplitDialogProps) {
  return (
    <ConfirmDialog
      title={texts.splitTitle}
      question={texts.splitQuestion(nameOfSpelling(spelling), team.name, spelling.games)}
      confirmLabel={texts.splitAction}
      failed={texts.splitFailed}
      send={() => call(splitSpelling, { key: spelling.key })}
      onClose={onClose}
    />
  )
}
