import { useQueryClient } from '@tanstack/react-query'
import { Radio } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { addMatchLink, LINK_EVENT_LENGTH } from '#contract/archive/match-link.ts'
import { MATCH_LINK_LENGTH } from '#contract/archive/match-link-address.ts'
import { matchLinkMessages as texts } from '#contract/archive/match-link.texts.ts'
import { call } from '../../../shared/api/api.ts'
import { useSingleMutation } from '../../../shared/api/use-single-mutation.ts'
import { notify } from '../../../shared/page/toast.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { matchLinksQuery } from './match-link.queries.ts'
import styles from './MatchLinkPanel.module.css'

export function MatchLinkForm() {
  const queryClient = useQueryClient()
  const [link, setLink] = useState('')
  const [event, setEvent] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { send, isPending, error, reset } = useSingleMutation({
    mutationFn: () => call(addMatchLink, { link, event }),
    onSuccess: ({ message }) => {
      notify.success(message)
      setLink('')
      setEvent('')
      return queryClient.invalidateQueries(matchLinksQuery)
    },
  })
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault()
    setIsMissing(link.trim() === '')
    if (link.trim() !== '') send()
  }

  return (
    <form noValidate onSubmit={submit}>
      <p className={styles.hint}>{texts.intro}</p>
      <div className={styles.fields}>
        <TextField
          label={texts.link}
          error={isMissing ? texts.linkMissing : error?.message}
          maxLength={MATCH_LINK_LENGTH}
          autoComplete="off"
          spellCheck={false}
          value={link}
          onChange={({ target }) => {
            setLink(target.value)
            setIsMissing(false)
            reset()
          }}
        />
        <TextField
          label={texts.event}
          hint={texts.eventHint}
          maxLength={LINK_EVENT_LENGTH}
          autoComplete="off"
          value={event}
          onChange={({ target }) => setEvent(target.value)}
        />
        <Button
          type="submit"
          variant="primary"
          icon={<Radio aria-hidden="true" />}
          busy={isPending}
        >
          {texts.follow}
        </Button>
      </div>
    </form>
  )
}
