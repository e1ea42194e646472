import { useQueryClient } from '@tanstack/react-query'
import { Copy, Plus } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { addLiveFeed, LIVE_FEED_NAME_LENGTH } from '#contract/live-match/live-feed.ts'
import { liveSetupMessages as texts } from '#contract/live-match/live-setup.texts.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { copyText } from '../../shared/page/copy-text.ts'
import { notify } from '../../shared/page/toast.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { liveFeedsQuery } from './live-setup.queries.ts'
import styles from './LiveSetup.module.css'

/** Adds a feed and shows the launch options with its token, once. */
export function LaunchOptions({ address }: { address: string }) {
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [added, setAdded] = useState<{ name: string; token: string } | null>(null)
  const { send, isPending, error } = useSingleMutation({
    mutationFn: (feed: string) => call(addLiveFeed, { name: feed }),
    onSuccess: ({ token, message }, feed) => {
      notify.success(message)
      setAdded({ name: feed, token })
      setName('')
      return queryClient.invalidateQueries(liveFeedsQuery)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsMissing(name.trim() === '')
    if (name.trim() !== '') send(name.trim())
  }

  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={texts.feedName}
          placeholder={texts.feedNameExample}
          error={
            isMissing
              ? texts.feedNameMissing
              : error
                ? `${texts.addFailed} ${error.message}`
                : undefined
          }
          maxLength={LIVE_FEED_NAME_LENGTH}
          autoComplete="off"
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setIsMissing(false)
          }}
        />
        <Button type="submit" icon={<Plus aria-hidden="true" />} busy={isPending}>
          {texts.add}
        </Button>
      </form>
      {added ? (
        <>
          <Notice tone="info">{texts.once}</Notice>
          <Launch feed={added.name} options={texts.launch(address, added.token)} />
        </>
      ) : (
        <p className={styles.hint}>{texts.addFirst}</p>
      )}
    </>
  )
}

const Launch = ({ feed, options }: { feed: string; options: string }) => (
  <div className={styles.code}>
    <code aria-label={texts.launchLabel(feed)}>{options}</code>
    <Button size="sm" icon={<Copy aria-hidden="true" />} onClick={() => void copyOptions(options)}>
      {texts.copy}
    </Button>
  </div>
)

async function copyOptions(options: string) {
  if (await copyText(options)) notify.success(texts.copied)
  else notify.error(texts.notCopied)
}
