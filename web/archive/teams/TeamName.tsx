import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { teamAdminMessages as texts } from '#contract/archive/team-admin.texts.ts'
import { renamedTeam, setTeamName, type TeamDetail } from '#contract/archive/team-admin.ts'
import { TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import { call } from '../../shared/api/api.ts'
import { refreshArchive } from '../../shared/queries/archive.queries.ts'
import { schemaFaults } from '../../shared/page/form-check.ts'
import { notify } from '../../shared/page/toast.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import styles from './TeamName.module.css'

export function TeamName({ team: { id, name } }: { team: TeamDetail }) {
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
