import { useQuery, useQueryClient } from '@tanstack/react-query'
import { shareLinkMessages as texts } from '#contract/messages/share-link.ts'
import { revokeShareLink, type ShareLink } from '#contract/share-link.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { formatDateTime } from '../../shared/page/time.ts'
import { notify } from '../../shared/page/toast.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { shareLinksQuery } from './share-link.queries.ts'
import styles from './ShareDialog.module.css'

export function ShareLinkList() {
  const query = useQuery(shareLinksQuery)

  return (
    <section aria-labelledby="share-links">
      <h3 id="share-links" className={styles.heading}>
        {texts.list}
      </h3>
      {query.data ? (
        <ul className={styles.links}>
          {query.data.links.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      ) : (
        <Waiting query={query} loading={texts.loading} failed={texts.listFailed} lines={2} />
      )}
      {query.data?.links.length === 0 ? <p className={styles.facts}>{texts.none}</p> : null}
    </section>
  )
}

function LinkRow({ link }: { link: ShareLink }) {
  const queryClient = useQueryClient()
  const { send, isPending } = useSingleMutation({
    mutationFn: () => call(revokeShareLink, { id: link.id }),
    onSuccess: ({ message }) => void notify.success(message),
    onError: ({ message }) => void notify.error(`${texts.revokeFailed} ${message}`),
    onSettled: () => queryClient.invalidateQueries(shareLinksQuery),
  })
  const created = formatDateTime(link.created_at)

  return (
    <li className={styles.link}>
      <div>
        <p>{texts.entry(link.created_by, created)}</p>
        <p className={styles.facts}>
          {texts.expires(formatDateTime(link.expires_at))}, {texts.uses(link.uses)}
        </p>
      </div>
      <Button
        size="sm"
        busy={isPending}
        aria-label={texts.revokeOf(link.created_by, created)}
        onClick={() => send()}
      >
        {texts.revoke}
      </Button>
    </li>
  )
}
