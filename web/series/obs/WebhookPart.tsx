import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { webhookMessages as texts } from '#contract/messages/webhook.ts'
import {
  getWebhook,
  removeWebhook,
  setWebhook,
  WEBHOOK_LENGTH,
  type Webhook,
} from '#contract/webhook.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { formatDateTime } from '../../shared/page/time.ts'
import { notify } from '../../shared/page/toast.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import styles from './SeriesOutDialog.module.css'

const webhookQuery = (series: number) => ({
  queryKey: ['webhook', series],
  queryFn: () => call(getWebhook, { id: series }),
  staleTime: 0,
})

/** Posts each new game of a series to a channel. */
export function WebhookPart({ series }: { series: number }) {
  const query = useQuery(webhookQuery(series))
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
            <RunningWebhook series={series} webhook={data.webhook} />
          ) : (
            <NewWebhook series={series} />
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

function NewWebhook({ series }: { series: number }) {
  const queryClient = useQueryClient()
  const [url, setUrl] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { send, isPending, error } = useSingleMutation({
    mutationFn: () => call(setWebhook, { id: series, url: url.trim() }),
    onSuccess: ({ message }) => {
      notify.success(message)
      return queryClient.invalidateQueries(webhookQuery(series))
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
        onChange={({ target }) => {
          setUrl(target.value)
          setIsMissing(false)
        }}
      />
      <Button type="submit" variant="primary" busy={isPending}>
        {texts.save}
      </Button>
    </form>
  )
}

function RunningWebhook({ series, webhook }: { series: number; webhook: Webhook }) {
  const queryClient = useQueryClient()
  const { send, isPending } = useSingleMutation({
    mutationFn: () => call(removeWebhook, { id: series }),
    onSuccess: ({ message }) => void notify.success(message),
    onError: ({ message }) => void notify.error(`${texts.removeFailed} ${message}`),
    onSettled: () => queryClient.invalidateQueries(webhookQuery(series)),
  })
  const { host, createdBy, createdAt, sent, fault } = webhook

  return (
    <>
      <div className={styles.form}>
        <div>
          <p>{texts.postsTo(host, createdBy, formatDateTime(createdAt))}</p>
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
