import { useQueryClient } from '@tanstack/react-query'
import { Copy, Link } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { shareLinkMessages as texts } from '#contract/share/share-link.texts.ts'
import { createShareLink, SHARE_DAYS } from '#contract/share/share-link.ts'
import { call } from '../api/api.ts'
import { useSingleMutation } from '../api/use-single-mutation.ts'
import { copyAddress } from '../page/copy-address.ts'
import { notify } from '../page/toast.ts'
import { Button } from '../ui/action/Button.tsx'
import { Notice } from '../ui/feedback/Notice.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { madeLinks } from './made-links.ts'
import { shareLinksQuery, type ShareSubject } from './share-link.queries.ts'
import styles from './ShareLinks.module.css'

const addressOf = (path: string, token: string) => new URL(`${path}#${token}`, location.origin).href

interface NewShareLinkProps {
  subject: ShareSubject
  /** The page that the link opens. */
  path: string
  /** How long it can be valid, the first one unless another is chosen. */
  days?: readonly number[]
}

export function NewShareLink({ subject, path, days: choices = SHARE_DAYS }: NewShareLinkProps) {
  const queryClient = useQueryClient()
  const [days, setDays] = useState(String(choices[0]))
  const [token, setToken] = useState<string | null>(null)
  const address = token === null ? null : addressOf(path, token)
  const { send, isPending, error } = useSingleMutation({
    mutationFn: () => call(createShareLink, { ...subject, hours: 24 * Number(days) }),
    onSuccess: ({ token: made, link, message }) => {
      notify.success(message)
      setToken(made)
      madeLinks.set(link.id, addressOf(path, made))
      return queryClient.invalidateQueries(shareLinksQuery(subject))
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }

  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        <SelectField
          label={texts.lifetime}
          options={choices.map((count) => ({ value: String(count), label: texts.days(count) }))}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
        <Button type="submit" variant="primary" icon={<Link aria-hidden="true" />} busy={isPending}>
          {texts.create}
        </Button>
      </form>
      {error ? <Notice tone="danger">{`${texts.createFailed} ${error.message}`}</Notice> : null}
      {address === null ? null : (
        <div className={styles.form}>
          <TextField
            label={texts.address}
            hint={texts.once}
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
          />
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyAddress(address)}>
            {texts.copy}
          </Button>
        </div>
      )}
    </>
  )
}
