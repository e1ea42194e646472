import { type League, pauseLeague, resumeLeague } from '#contract/archive/league.ts'
import { leagueMessages as texts } from '#contract/archive/league.texts.ts'
import { call } from '../../shared/api/api.ts'
import { paths } from '../../shared/address/paths.ts'
import { formatClock, formatDateTime } from '../../shared/page/time.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { ProgressBar } from '../../shared/ui/feedback/ProgressBar.tsx'
import styles from './LeaguePanel.module.css'
import { useLeagueChange } from './use-league-change.ts'

/** The fetch that is under way, or what the last one has brought. */
export function LeagueFetch({ fetch, isOn }: { fetch: League['fetch']; isOn: boolean }) {
  const { state, failed, failedSeries } = fetch
  const isUnderWay = state === 'running' || state === 'paused'

  return (
    <>
      {isUnderWay ? <Progress fetch={fetch} isOn={isOn} /> : null}
      {state === 'done' && fetch.season !== null ? (
        <Notice
          tone="success"
          action={
            fetch.total > 0 ? (
              <LinkButton size="sm" to={paths.dashboard}>
                {texts.openLobby}
              </LinkButton>
            ) : undefined
          }
        >
          {texts.done(fetch.total - failedSeries)}
        </Notice>
      ) : null}
      {failed.length > 0 ? (
        <Notice tone="danger">
          <p>
            {texts.failed(failedSeries)}. {texts.failedText}
          </p>
          <ul className={styles.failed}>
            {failed.map(({ name, fault }) => (
              <li key={name + fault}>
                {name}: {fault}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  )
}

function Progress({ fetch, isOn }: { fetch: League['fetch']; isOn: boolean }) {
  const { state, isListed, done, total, fault, nextRequestAt, startedBy, startedAt } = fetch
  const isPaused = state === 'paused'
  const change = useLeagueChange(() => call(isPaused ? resumeLeague : pauseLeague, {}))

  return (
    <section className={styles.progress} aria-label={texts.progressLabel}>
      {isListed ? (
        <ProgressBar
          label={texts.progressLabel}
          value={done}
          max={Math.max(1, total)}
          text={texts.progress(done, total)}
        />
      ) : (
        <p role="status">{texts.checking}</p>
      )}
      {fault === null ? null : (
        <p className={styles.fault} role="status">
          {fault} {isPaused ? null : texts.nextTry(formatClock(nextRequestAt))}
        </p>
      )}
      <div className={styles.actions}>
        <Button busy={change.isPending} disabled={!isOn} onClick={() => change.send()}>
          {isPaused ? texts.resume : texts.pause}
        </Button>
        <span className={styles.hint}>
          {isPaused ? texts.paused : texts.safeToLeave}{' '}
          {startedBy === null || startedAt === null
            ? null
            : texts.by(startedBy, formatDateTime(startedAt))}
        </span>
      </div>
    </section>
  )
}
