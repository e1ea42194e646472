import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type AccountLink, endAccountLink } from '#contract/share/account-link.ts'
import { accountLinkMessages as texts } from '#contract/share/account-link.texts.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { formatDateTime } from '../../shared/page/time.ts'
import { notify } from '../../shared/page/toast.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { FaultNotice } from '../../shared/ui/feedback/Notice.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { accountLinksQuery } from './account-link.queries.ts'
import styles from './AccountLinksPanel.module.css'

/** Invitations and reset links that still work. Nothing without one. */
export function AccountLinksPanel() {
  const query = useQuery(accountLinksQuery)
  const links = query.data?.links ?? []
  if (query.error)
    return (
      <FaultNotice onRetry={() => void query.refetch()} busy={query.isFetching}>
        {texts.listFailed}
      </FaultNotice>
    )
  if (links.length === 0) return null
  return (
    <Panel title={texts.list} flush>
      <ul className={styles.list}>
        {links.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </ul>
    </Panel>
  )
}

function LinkRow({ link }: { link: AccountLink }) {
  const queries = useQueryClient()
  const { send, isPending } = useSingleMutation({
    mutationFn: () => call(endAccountLink, { id: link.id }),
    onSuccess: ({ message }) => notify.success(message),
    onError: ({ message }) => notify.error(message),
    onSettled: () => queries.invalidateQueries(accountLinksQuery),
  })
  const what =
    link.role === null
      ? texts.resetOf(link.username ?? '')
      : texts.invitation(link.role, link.team, link.room)

  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <b>{what}</b>
        <small>
          {texts.madeBy(link.created_by, formatDateTime(link.expires_at))}
          {link.max_uses > 1 ? `, ${texts.used(link.uses, link.max_uses)}` : null}
        </small>
      </span>
      <Button size="sm" busy={isPending} aria-label={texts.turnOffOf(what)} onClick={() => send()}>
        {texts.turnOff}
      </Button>
    </li>
  )
}
