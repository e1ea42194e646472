import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { teamAdminMessages as texts } from '#contract/archive/team-admin.texts.ts'
import { renamedTeam, setTeamName, type TeamDetail } from '#contract/archive/team-admin.ts'
import { TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { call } from '../../shared/api/api.ts'
import { refreshArchive } from '../../shared/queries/archive.queries.ts'
import { schemaFaults } from '../../shared/page/form-check.ts'
import { notify } from '../../shared/page/toast.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import type { TeamOfPair } from './MergeDialog.tsx'
import { SeasonRegions } from './SeasonRegions.tsx'
import { type Spelling, nameOfSpelling } from './spelling.ts'
import { teamQuery } from './team.queries.ts'
import styles from './TeamDialog.module.css'

interface TeamDialogProps {
  team: TeamOfPair
  /** Called with the current team, because it may have been renamed here. */
  onMerge: (team: TeamOfPair) => void
  onSplit: (team: TeamOfPair, spelling: Spelling) => void
  onClose: () => void
}

export function TeamDialog({ team, onMerge, onSplit, onClose }: TeamDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(teamQuery(team.id))
  const { name, games } = data ?? team
  const current = { id: team.id, name, games }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={texts.games(games)}
      size="lg"
      footer={
        <>
          {/* Disabled while loading, so it isn't focused when the dialog opens. */}
          <Button disabled={!data} onClick={() => onMerge(current)}>
            {texts.mergeWith}
          </Button>
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      {data ? (
        <div className={styles.parts}>
          <TeamName key={data.name} team={data} />
          <SpellingList
            spellings={data.spellings}
            onSplit={(spelling) => onSplit(current, spelling)}
          />
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

interface SpellingListProps {
  spellings: readonly Spelling[]
  onSplit: (spelling: Spelling) => void
}

function SpellingList({ spellings, onSplit }: SpellingListProps) {
  const titleId = useId()

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.spellings}</h3>
      <p className={styles.hint}>{texts.spellingsHint}</p>
      <ul className={styles.list}>
        {spellings.map((spelling) => (
          <li key={spelling.key} className={styles.row}>
            <span className={styles.name}>{nameOfSpelling(spelling)}</span>
            <span className={styles.games}>{texts.games(spelling.games)}</span>
            {spellings.length > 1 ? (
              <Button
                size="sm"
                aria-label={texts.splitOf(nameOfSpelling(spelling))}
                onClick={() => onSplit(spelling)}
              >
                {texts.splitAction}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function TeamName({ team: { id, name } }: { team: TeamDetail }) {
  const [wanted, setWanted] = useState(name)
  const [fault, setFault] = useState<string>()
  const queryClient = useQueryClient()
  const { send, isPending, error, reset } = useSingleMutation({
    mutationFn: () => call(setTeamName, { id, name: wanted }),
    onSuccess: ({ message }) => {
      notify.success(message)
      return refreshArchive(queryClient)
    },
    onError: () => {
      notify.error(texts.renameFailed)
    },
  })

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const { name: found } = schemaFaults(renamedTeam, { id, name: wanted })
        setFault(found)
        if (found === undefined) send()
      }}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        error={fault ?? error?.message}
        value={wanted}
        maxLength={TEAM_NAME_LENGTH}
        autoComplete="off"
        onChange={({ target }) => {
          setWanted(target.value)
          setFault(undefined)
          reset()
        }}
      />
      <Button type="submit" busy={isPending}>
        {texts.rename}
      </Button>
    </form>
  )
}
