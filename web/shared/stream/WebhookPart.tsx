import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { webhookMessages as texts } from '#contract/series/webhook.texts.ts'
import {
  getFeedWebhook,
  getWebhook,
  removeFeedWebhook,
  removeWebhook,
  setFeedWebhook,
  setWebhook,
  WEBHOOK_LENGTH,
  type Webhook,
} from '#contract/series/webhook.ts'
import { call } from '../api/api.ts'
import { useSingleMutation } from '../api/use-single-mutation.ts'
import { formatDateTime } from '../page/time.ts'
import { notify } from '../page/toast.ts'
import { Button } from '../ui/action/Button.tsx'
import { Notice } from '../ui/feedback/Notice.tsx'
import { Waiting } from '../ui/feedback/Waiting.tsx'
import { SwitchField } from '../ui/form/SwitchField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import styles from './StreamDialog.module.css'

/** A series, or a live feed with all its series. */
export interface StreamTarget {
  readonly kind: 'series' | 'feed'
  readonly id: number
}

const ROUTES = {
  series: { get: getWebhook, set: setWebhook, remove: removeWebhook },
  feed: { get: getFeedWebhook, set: setFeedWebhook, remove: removeFeedWebhook },
} as const

const webhookQuery = ({ kind, id }: StreamTarget) => ({
  queryKey: ['webhook', kind, id],
  queryFn: () => call(ROUTES[kind].get, { id }),
  staleTime: 0,
})

/** Posts each new game to a channel. */
export function WebhookPart({ target }: { target: StreamTarget }) {
  const query = useQuery(webhookQuery(target))
  const { data } = query

  return (
    <section className={styles.part} aria-labelledby="webhook">
      <h3 id="webhook" className={styles.heading}>
        {texts.title}
      </h3>
      <p className={styles.about}>{texts.about}</p>
      {data ? (
        <>
          {data.hosts.length === 0 ? (
            <Notice tone="info">{texts.off}</Notice>
          ) : data.webhook ? (
            <RunningWebhook target={target} webhook={data.webhook} />
          ) : (
            <NewWebhook target={target} />
          )}
          <h4 className={styles.label}>{texts.preview}</h4>
          <pre className={styles.post}>{data.preview}</pre>
        </>
      ) : (
        <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={4} />
      )}
    </section>
  )
}

function NewWebhook({ target }: { target: StreamTarget }) {
  const queryClient = useQueryClient()
  const [url, setUrl] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [hasFinish, setHasFinish] = useState(false)
  const { send, isPending, error } = useSingleMutation({
    mutationFn: () => call(ROUTES[target.kind].set, { id: target.id, url: url.trim(), hasFinish }),
    onSuccess: ({ message }) => {
      notify.success(message)
      return queryClient.invalidateQueries(webhookQuery(target))
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsMissing(url.trim() === '')
    if (url.trim() !== '') send()
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={texts.url}
        hint={texts.urlHint}
        error={
          isMissing ? texts.urlMissing : error ? `${texts.saveFailed} ${error.message}` : undefined
        }
        maxLength={WEBHOOK_LENGTH}
        autoComplete="off"
        spellCheck={false}
        value={url}
        onChange={(event) => {
          setUrl(event.target.value)
          setIsMissing(false)
        }}
      />
      <SwitchField label={texts.finish} checked={hasFinish} onCheckedChange={setHasFinish} />
      <Button type="submit" variant="primary" busy={isPending}>
        {texts.save}
      </Button>
    </form>
  )
}

function RunningWebhook({ target, webhook }: { target: StreamTarget; webhook: Webhook }) {
  const queryClient = useQueryClient()
  const { send, isPending } = useSingleMutation({
    mutationFn: () => call(ROUTES[target.kind].remove, { id: target.id }),
    onSuccess: ({ message }) => void notify.success(message),
    onError: ({ message }) => void notify.error(`${texts.removeFailed} ${message}`),
    onSettled: () => queryClient.invalidateQueries(webhookQuery(target)),
  })
  const { host, createdBy, createdAt, hasFinish, sent, fault } = webhook

  return (
    <>
      <div className={styles.form}>
        <div>
          <p>{texts.postsTo(host, createdBy, formatDateTime(createdAt))}</p>
          {hasFinish ? <p className={styles.about}>{texts.hasFinish}</p> : null}
          <p className={styles.about}>
            {sent ? texts.sent(sent.game, formatDateTime(sent.at)) : texts.notSent}
          </p>
        </div>
        <Button busy={isPending} onClick={() => send()}>
          {texts.remove}
        </Button>
      </div>
      {fault === null ? null : <Notice tone="danger">{texts.fault(fault)}</Notice>}
    </>
  )
}
