import { Play, Upload, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { startSimulation } from '#contract/live-match/live-simulation.ts'
import { firstStepMessages as texts } from '#contract/regular/first-steps.texts.ts'
import { can } from '#domain/account/access.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { paths } from '../../shared/address/paths.ts'
import { viewPath } from '../../shared/address/view-path.ts'
import { useOwnTeam } from '../../shared/own-team/use-own-team.ts'
import { notify } from '../../shared/page/toast.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import type { Lineup } from '../../shared/lineup/lineup.ts'
import styles from './FirstSteps.module.css'
import { OpenRunning } from './OpenRunning.tsx'
import type { FirstStepsState } from './use-first-steps.ts'

interface FirstStepsProps {
  running: FirstStepsState['running']
  onChange: (next: (lineup: Lineup) => Lineup) => void
  onHide: () => void
}

/** What a newcomer can do with the demo: three steps to the first forecast, and a match to watch. */
export function FirstSteps({ running, onChange, onHide }: FirstStepsProps) {
  const own = useOwnTeam()
  const role = useRole()
  const [, go] = useLocation()
  const { send, isPending } = useSingleMutation({
    mutationFn: () => call(startSimulation, {}),
    onSuccess: () => go(viewPath('live')),
    onError: ({ message }) => void notify.error(message),
  })

  return (
    <section className={styles.strip} aria-label={texts.title}>
      <header className={styles.head}>
        <h2>{texts.title}</h2>
        <IconButton label={texts.hide} icon={<X aria-hidden="true" />} onClick={onHide} />
      </header>
      <ol className={styles.steps}>
        <Step title={texts.team} text={own === null ? texts.noTeam : texts.yourTeam(own)} />
        <Step title={texts.lobby} text={texts.lobbyText}>
          {running ? <OpenRunning series={running} onChange={onChange} /> : null}
        </Step>
        <Step title={texts.row} text={texts.rowText} />
      </ol>
      <div className={styles.ways}>
        {can(role, 'settings.manage') ? (
          <Button
            icon={<Play aria-hidden="true" />}
            busy={isPending}
            onClick={() => send(undefined)}
          >
            {texts.simulate}
          </Button>
        ) : null}
        {can(role, 'imports.manage') ? (
          <LinkButton icon={<Upload aria-hidden="true" />} to={`${paths.admin}?tab=import`}>
            {texts.importOwn}
          </LinkButton>
        ) : null}
      </div>
    </section>
  )
}

interface StepProps {
  title: string
  text: string
  children?: ReactNode
}

const Step = ({ title, text, children }: StepProps) => (
  <li className={styles.step}>
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </div>
  </li>
)
