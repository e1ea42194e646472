import { useQueryClient } from '@tanstack/react-query'
import { Copy, Link } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { shareLinkMessages as texts } from '#contract/messages/share-link.ts'
import { createShareLink, SHARE_DAYS } from '#contract/share-link.ts'
import { paths } from '../../shared/address/paths.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { copyAddress } from '../../shared/page/copy-address.ts'
import { notify } from '../../shared/page/toast.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { shareLinksQuery } from './share-link.queries.ts'
import styles from './ShareDialog.module.css'

const DAY_OPTIONS = SHARE_DAYS.map((days) => ({ value: String(days), label: texts.days(days) }))

export function NewShareLink() {
  const queryClient = useQueryClient()
  const [days, setDays] = useState(String(SHARE_DAYS[0]))
  const [address, setAddress] = useState<string | null>(null)
  const { send, isPending, error } = useSingleMutation({
    mutationFn: () => call(createShareLink, { kind: 'draft_stage', hours: 24 * Number(days) }),
    onSuccess: ({ token, message }) => {
      notify.success(message)
      setAddress(new URL(`${paths.stage}#${token}`, location.origin).href)
      return queryClient.invalidateQueries(shareLinksQuery)
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
          options={DAY_OPTIONS}
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
