import { useQueryClient } from '@tanstack/react-query'
import { type MatchLink, removeMatchLink, stopMatchLink } from '#contract/archive/match-link.ts'
import { matchLinkMessages as texts } from '#contract/archive/match-link.texts.ts'
import { call } from '../../../shared/api/api.ts'
import { useSingleMutation } from '../../../shared/api/use-single-mutation.ts'
import { keepFocus } from '../../../shared/keyboard/keep-focus.ts'
import { formatClock, formatDateTime } from '../../../shared/page/time.ts'
import { formatExactTime, isoTime } from '../../../shared/page/time-element.ts'
import { notify } from '../../../shared/page/toast.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { Badge } from '../../../shared/ui/layout/Badge.tsx'
import { matchLinksQuery } from './match-link.queries.ts'
import styles from './MatchLinkPanel.module.css'

const CHANGES = { stop: stopMatchLink, remove: removeMatchLink }

interface MatchLinkRowProps {
  link: MatchLink
  isOn: boolean
}

export function MatchLinkRow({ link, isOn }: MatchLinkRowProps) {
  const queryClient = useQueryClient()
  const { send, isPending, variables } = useSingleMutation({
    mutationFn: (change: keyof typeof CHANGES) => call(CHANGES[change], { id: link.id }),
    onSuccess: ({ message }) => void notify.success(message),
    onError: ({ message }) => void notify.error(`${texts.changeFailed} ${message}`),
    onSettled: async () => {
      await queryClient.invalidateQueries(matchLinksQuery)
      requestAnimationFrame(keepFocus)
    },
  })
  const name = texts.names[link.kind](link)
  const isRunning = link.end === null

  return (
    <li className={styles.link}>
      <div className={styles.words}>
        <p className={styles.name}>
          <b>{name}</b>
          <LinkState link={link} isOn={isOn} />
        </p>
        <p className={styles.hint}>
          {link.kind === 'algsteam' ? null : `${texts.games(link.games)} · `}
          <LastLook at={link.lookedAt} /> ·{' '}
          {texts.by(link.createdBy, formatDateTime(link.createdAt))}
        </p>
        {link.fault === null ? null : (
          <p className={styles.fault}>
            {link.fault} {isOn ? <NextLook at={link.nextLookAt} /> : null}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {isRunning ? (
          <Button
            size="sm"
            aria-label={texts.stopOf(name)}
            busy={isPending && variables === 'stop'}
            onClick={() => send('stop')}
          >
            {texts.stop}
          </Button>
        ) : null}
        <Button
          size="sm"
          aria-label={texts.removeOf(name)}
          busy={isPending && variables === 'remove'}
          onClick={() => send('remove')}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  )
}

function LinkState({ link, isOn }: MatchLinkRowProps) {
  if (link.end !== null) return <Badge>{texts.ends[link.end]}</Badge>
  return isOn ? (
    <Badge tone={link.fault === null ? 'success' : 'warning'}>{texts.running}</Badge>
  ) : (
    <Badge tone="warning">{texts.paused}</Badge>
  )
}

function LastLook({ at }: { at: number | null }) {
  if (at === null) return texts.neverLooked
  return (
    <time dateTime={isoTime(at)} title={formatExactTime(at)}>
      {texts.lastLook(formatClock(at))}
    </time>
  )
}

/** After failures a look can be minutes away. */
function NextLook({ at }: { at: number | null }) {
  if (at === null) return null
  return (
    <time dateTime={isoTime(at)} title={formatExactTime(at)}>
      {texts.nextLook(formatClock(at))}
    </time>
  )
}
