import { useQueryClient } from '@tanstack/react-query'
import { Radio } from 'lucide-react'
import { answerDraftAsk, type DraftAsk } from '#contract/draft/draft-follow.ts'
import { draftFollowMessages as texts } from '#contract/draft/draft-follow.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { notify } from '../../shared/page/toast.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { compNames } from '../../shared/ui/legend/trio-order.ts'
import { draftFollowQuery } from './draft-follow.queries.ts'
import styles from './FollowLine.module.css'

/** A change of the live feed that would take away picks. */
export function FollowAsk({ room, ask }: { room: number; ask: DraftAsk }) {
  const { operationId, type, legends } = ask
  const queryClient = useQueryClient()
  const query = draftFollowQuery(room)
  const { send, isPending } = useSingleMutation({
    mutationFn: (isAccepted: boolean) => call(answerDraftAsk, { room, operationId, isAccepted }),
    onSuccess: ({ message }) => {
      notify.success(message)
      return queryClient.invalidateQueries(query)
    },
    onError: () => {
      notify.error(texts.answerFailed)
      void queryClient.invalidateQueries(query)
    },
  })
  const legend = findLegend(legends[0] ?? '').label

  return (
    <div className={styles.ask} role="status">
      <Radio aria-hidden="true" />
      <span>{type === 'game' ? texts.askGame(compNames(legends)) : texts.askBan(legend)}</span>
      <Button size="sm" variant="primary" busy={isPending} onClick={() => send(true)}>
        {type === 'game' ? texts.acceptGame : texts.acceptBan(legend)}
      </Button>
      <Button size="sm" disabled={isPending} onClick={() => send(false)}>
        {texts.dismiss}
      </Button>
    </div>
  )
}
