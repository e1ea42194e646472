import { useQuery, useQueryClient } from '@tanstack/react-query'
import { setDraftFollow } from '#contract/draft-follow.ts'
import { draftFollowMessages as texts } from '#contract/messages/draft-follow.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { notify } from '../../shared/page/toast.ts'
import { SwitchField } from '../../shared/ui/form/SwitchField.tsx'
import { FollowAsk } from './FollowAsk.tsx'
import { draftFollowQuery } from './draft-follow.queries.ts'
import styles from './FollowLine.module.css'

/** The switch that lets the draft follow a live game, and what the live feed asks. */
export function FollowLine() {
  const queryClient = useQueryClient()
  const { data, isError } = useQuery(draftFollowQuery)
  const { send, isPending } = useSingleMutation({
    mutationFn: (isOn: boolean) => call(setDraftFollow, { isOn }),
    onSuccess: ({ message }) => {
      notify.success(message)
      return queryClient.invalidateQueries(draftFollowQuery)
    },
    onError: () => void notify.error(texts.failed),
  })
  if (!data) return isError ? <p className={styles.line}>{texts.loadFailed}</p> : null
  const { isOn, changedBy, asks } = data

  return (
    <>
      <div className={styles.line}>
        <SwitchField
          label={texts.follow}
          hint={
            isOn && changedBy !== null ? `${texts.hint} ${texts.changedBy(changedBy)}` : texts.hint
          }
          // What was chosen, until the server has it.
          checked={isOn !== isPending}
          onCheckedChange={send}
        />
      </div>
      {asks.map((ask) => (
        <FollowAsk key={ask.operationId} ask={ask} />
      ))}
    </>
  )
}
