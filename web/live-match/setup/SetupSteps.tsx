import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { liveSetupMessages as texts } from '#contract/live-match/live-setup.texts.ts'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { classNames } from '../../shared/ui/layout/class-names.ts'
import { LaunchOptions } from './LaunchOptions.tsx'
import styles from './LiveSetup.module.css'

interface SetupStepsProps {
  /** Null while the receiver is off. */
  port: number | null
  /** Why it is off although it was switched on. */
  problem: string | null
  /** Only games on the server's own machine can connect. */
  isLocalOnly: boolean
  address: string | null
  isConnected: boolean
}

export function SetupSteps({ port, problem, isLocalOnly, address, isConnected }: SetupStepsProps) {
  const isRunning = port !== null && address !== null
  return (
    <ol className={styles.steps}>
      <Step
        number={1}
        state={isRunning ? 'done' : 'now'}
        title={isRunning ? texts.running : texts.off}
      >
        {isRunning ? (
          <>
            <p>{texts.runningText(port)}</p>
            <p>{isLocalOnly ? texts.localOnly : texts.ownAddress}</p>
          </>
        ) : problem ? (
          <Notice tone="danger">{problem}</Notice>
        ) : (
          <>
            <p>{texts.offText}</p>
            <p>{texts.offElsewhere}</p>
          </>
        )}
      </Step>
      <Step
        number={2}
        state={isConnected ? 'done' : isRunning ? 'now' : 'later'}
        title={texts.options}
      >
        <p>{texts.optionsText}</p>
        <ul className={styles.hints}>
          {texts.optionsHints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
        {isRunning ? <LaunchOptions address={address} /> : null}
      </Step>
      <Step number={3} state={isConnected ? 'now' : 'later'} title={texts.start}>
        <p>{texts.startText}</p>
        <p>{texts.playerSeat}</p>
        <p>{texts.sparePc}</p>
      </Step>
      <Step number={4} state="later" title={texts.bans}>
        <p>{texts.bansText}</p>
      </Step>
    </ol>
  )
}

interface StepProps {
  number: number
  state: 'done' | 'now' | 'later'
  title: string
  children: ReactNode
}

const Step = ({ number, state, title, children }: StepProps) => (
  <li className={styles.step} aria-current={state === 'now' ? 'step' : undefined}>
    <span className={classNames(styles.number, styles[state])} aria-hidden="true">
      {state === 'done' ? <Check /> : number}
    </span>
    <div>
      <h3 className={styles.stepTitle}>{title}</h3>
      {children}
    </div>
  </li>
)
