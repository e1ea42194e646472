import { useQuery } from '@tanstack/react-query'
import { teamAdminMessages as texts } from '#contract/messages/team-admin.ts'
import { Button } from '../shared/ui/Button.tsx'
import { Dialog } from '../shared/ui/Dialog.tsx'
import { ErrorState } from '../shared/ui/ErrorState.tsx'
import { Skeleton } from '../shared/ui/Skeleton.tsx'
import type { TeamOfPair } from './MergeDialog.tsx'
import { SeasonRegions } from './SeasonRegions.tsx'
import type { Spelling } from './spelling.ts'
import { SpellingList } from './SpellingList.tsx'
import { teamQuery } from './team.queries.ts'
import styles from './TeamDialog.module.css'
import { TeamName } from './TeamName.tsx'

interface TeamDialogProps {
  team: TeamOfPair
  onMerge: () => void
  onSplit: (spelling: Spelling) => void
  onClose: () => void
}

export function TeamDialog({ team, onMerge, onSplit, onClose }: TeamDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(teamQuery(team.id))

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={data?.name ?? team.name}
      description={texts.games(data?.games ?? team.games)}
      size="lg"
      footer={
        <>
          <Button onClick={onMerge}>{texts.mergeWith}</Button>
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      {data ? (
        <div className={styles.parts}>
          <TeamName key={data.name} team={data} />
          <SpellingList spellings={data.spellings} onSplit={onSplit} />
          <SeasonRegions team={data} />
        </div>
      ) : error ? (
        <ErrorState message={texts.teamFailed} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeleton label={texts.loadingTeam} lines={6} />
      )}
    </Dialog>
  )
}
