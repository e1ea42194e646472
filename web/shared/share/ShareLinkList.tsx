import { useQuery, useQueryClient } from '@tanstack/react-query'
import { shareLinkMessages as texts } from '#contract/share/share-link.texts.ts'
import { revokeShareLink, type ShareLink } from '#contract/share/share-link.ts'
import { call } from '../api/api.ts'
import { useSingleMutation } from '../api/use-single-mutation.ts'
import { formatDateTime } from '../page/time.ts'
import { copyAddress } from '../page/copy-address.ts'
import { notify } from '../page/toast.ts'
import { Button } from '../ui/action/Button.tsx'
import { Waiting } from '../ui/feedback/Waiting.tsx'
import { madeLinks } from './made-links.ts'
import { shareLinksQuery, type ShareSubject } from './share-link.queries.ts'
import styles from './ShareLinks.module.css'

export function ShareLinkList({ subject }: { subject: ShareSubject }) {
  const query = useQuery(shareLinksQuery(subject))

  return (
    <section aria-labelledby="share-links">
      <h3 id="share-links" className={styles.heading}>
        {texts.list}
      </h3>
      {query.data ? (
        <ul className={styles.links}>
          {query.data.links.map((link) => (
            <LinkRow key={link.id} link={link} subject={subject} />
          ))}
        </ul>
      ) : (
        <Waiting query={query} loading={texts.loading} failed={texts.listFailed} lines={2} />
      )}
      {query.data?.links.length === 0 ? <p className={styles.facts}>{texts.none}</p> : null}
    </section>
  )
}

function LinkRow({ link, subject }: { link: ShareLink; subject: ShareSubject }) {
  const queryClient = useQueryClient()
  const { send, isPending } = useSingleMutation({
    mutationFn: () => call(revokeShareLink, { id: link.id }),
    onSuccess: ({ message }) => void notify.success(message),
    onError: ({ message }) => void notify.error(`${texts.revokeFailed} ${message}`),
    onSettled: () => queryClient.invalidateQueries(shareLinksQuery(subject)),
  })
  const created = formatDateTime(link.created_at)
  // Made here, also on the page with all rooms.
  const address = madeLinks.get(link.id)

  return (
    <li className={styles.link}>
      <div>
        <p>{texts.entry(link.created_by, created)}</p>
        <p className={styles.facts}>
          {texts.expires(formatDateTime(link.expires_at))}, {texts.uses(link.uses)}
        </p>
      </div>
      {address === undefined ? null : (
        <Button size="sm" variant="ghost" onClick={() => void copyAddress(address)}>
          {texts.copy}
        </Button>
      )}
      {link.canTurnOff ? (
        <Button
          size="sm"
          busy={isPending}
          aria-label={texts.revokeOf(link.created_by, created)}
          onClick={() => send()}
        >
          {texts.revoke}
        </Button>
      ) : null}
    </li>
  )
}
