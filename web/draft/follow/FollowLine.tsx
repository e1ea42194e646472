import { useQuery, useQueryClient } from '@tanstack/react-query'
import { setDraftFollow } from '#contract/draft/draft-follow.ts'
import { draftFollowMessages as texts } from '#contract/draft/draft-follow.texts.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { notify } from '../../shared/page/toast.ts'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { SwitchField } from '../../shared/ui/form/SwitchField.tsx'
import { FollowAsk } from './FollowAsk.tsx'
import { draftFollowQuery } from './draft-follow.queries.ts'
import styles from './FollowLine.module.css'

const OWN_GAMES = ''

/** The switch that lets the draft follow a live game, which one, and what the live feed asks. */
export function FollowLine({ room }: { room: number }) {
  const queryClient = useQueryClient()
  const query = draftFollowQuery(room)
  const { data, isError } = useQuery(query)
  const { send, isPending, variables } = useSingleMutation({
    mutationFn: (change: { isOn: boolean; feed: number | null }) =>
      call(setDraftFollow, { room, ...change }),
    onSuccess: ({ message }) => {
      notify.success(message)
      return queryClient.invalidateQueries(query)
    },
    onError: () => void notify.error(texts.failed),
  })
  if (!data) return isError ? <p className={styles.line}>{texts.loadFailed}</p> : null
  const { isOn, changedBy, asks, feed, feeds } = data

  return (
    <>
      <div className={styles.line}>
        <SwitchField
          label={texts.follow}
          hint={
            isOn && changedBy !== null ? `${texts.hint} ${texts.changedBy(changedBy)}` : texts.hint
          }
          // What was chosen, until the server has it.
          checked={isPending && variables ? variables.isOn : isOn}
          onCheckedChange={(next) => send({ isOn: next, feed })}
        />
        {isOn && feeds.length > 0 ? (
          <SelectField
            label={texts.whichGame}
            hideLabel
            value={feed === null ? OWN_GAMES : String(feed)}
            onChange={({ target: { value } }) =>
              send({ isOn, feed: value === OWN_GAMES ? null : Number(value) })
            }
            options={[
              { value: OWN_GAMES, label: texts.ownGames },
              ...feeds.map(({ id, name }) => ({ value: String(id), label: texts.ofFeed(name) })),
            ]}
          />
        ) : null}
      </div>
      {asks.map((ask) => (
        <FollowAsk key={ask.operationId} room={room} ask={ask} />
      ))}
    </>
  )
}
