import { useQueryClient, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { messages } from '#contract/base/texts.ts'
import { teamAdminMessages as texts } from '#contract/archive/team-admin.texts.ts'
import { mergeTeam, type TeamRow } from '#contract/archive/team-admin.ts'
import { call } from '../../shared/api/api.ts'
import { refreshArchive } from '../../shared/queries/archive.queries.ts'
import { notify } from '../../shared/page/toast.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { SearchField } from '../../shared/ui/form/SearchField.tsx'
import { searchTeams } from './team-search.ts'
import { adminTeamsQuery } from './team.queries.ts'
import styles from './MergeDialog.module.css'

const FIRST = 8

export interface TeamOfPair {
  readonly id: number
  readonly name: string
  readonly games: number
}

interface MergeDialogProps {
  team: TeamOfPair
  /** Null until chosen. */
  other: TeamOfPair | null
  onOther: (other: TeamOfPair) => void
  onClose: () => void
}

export function MergeDialog({ team, other, onOther, onClose }: MergeDialogProps) {
  if (other) return <ConfirmMerge pair={[team, other]} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.mergeTitle}
      description={texts.mergeChoose(team.name)}
      footer={<Button onClick={onClose}>{messages.kit.cancel}</Button>}
    >
      <MergeTeamPicker except={team.id} onPick={onOther} />
    </Dialog>
  )
}

interface ConfirmMergeProps {
  pair: readonly [TeamOfPair, TeamOfPair]
  onClose: () => void
}

function ConfirmMerge({ pair, onClose }: ConfirmMergeProps) {
  const [one, other] = pair
  const [staying, setStaying] = useState(other.games >= one.games ? other : one)
  const leaving = staying === one ? other : one
  const name = useId()
  const queryClient = useQueryClient()
  const { send, isPending, error } = useSingleMutation({
    mutationFn: () => call(mergeTeam, { id: leaving.id, into: staying.id }),
    onSuccess: async ({ message }) => {
      notify.success(message)
      await refreshArchive(queryClient)
      onClose()
    },
    onError: () => {
      notify.error(texts.mergeFailed)
      void refreshArchive(queryClient)
    },
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.mergeTitle}
      footer={
        <>
          <Button onClick={onClose}>{messages.kit.cancel}</Button>
          <Button variant="primary" busy={isPending} onClick={() => send()}>
            {texts.mergeTitle}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        {error ? <Notice tone="danger">{error.message}</Notice> : null}
        <fieldset className={styles.names}>
          <legend className={styles.legend}>{texts.nameStays}</legend>
          {pair.map((team) => (
            <label key={team.id} className={styles.name}>
              <input
                type="radio"
                name={name}
                checked={team === staying}
                onChange={() => setStaying(team)}
              />
              <strong>{team.name}</strong>
              <span>{texts.games(team.games)}</span>
            </label>
          ))}
        </fieldset>
        <p className={styles.moves} aria-live="polite">
          {texts.mergeMoves(leaving.name, staying.name, leaving.games)}
        </p>
      </div>
    </Dialog>
  )
}

interface TeamPickerProps {
  except: number
  onPick: (team: TeamRow) => void
}

function MergeTeamPicker({ except, onPick }: TeamPickerProps) {
  const { data } = useQuery(adminTeamsQuery)
  const [search, setSearch] = useState('')
  const found = searchTeams(data?.teams ?? [], search).filter(({ id }) => id !== except)

  return (
    <div className={styles.picker}>
      <SearchField
        label={texts.mergeSearch}
        placeholder={texts.mergeSearch}
        value={search}
        onValueChange={setSearch}
      />
      <ul className={styles.list}>
        {found.slice(0, FIRST).map((team) => (
          <li key={team.id}>
            <button type="button" className={styles.team} onClick={() => onPick(team)}>
              <strong>{team.name}</strong>
              <span>{texts.games(team.games)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.hint} role="status">
        {found.length === 0
          ? texts.mergeNoMatches
          : found.length > FIRST
            ? texts.mergeFirst(FIRST)
            : ''}
      </p>
    </div>
  )
}
