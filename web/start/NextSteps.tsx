import { LogIn, Search, SlidersHorizontal, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import { can } from '#domain/access.ts'
import { showOverlay } from '../shared/overlay.ts'
import { currentAddress, paths } from '../shared/paths.ts'
import { useRole } from '../shared/session-store.ts'
import { Button } from '../shared/ui/Button.tsx'
import { LinkButton } from '../shared/ui/LinkButton.tsx'
import { Panel } from '../shared/ui/Panel.tsx'
import styles from './NextSteps.module.css'

const { start: texts } = messages

export function NextSteps() {
  const role = useRole()

  return (
    <Panel title={texts.nextSteps} flush>
      <ol>
        {can(role, 'users.manage') ? (
          <Step
            icon={<UsersRound />}
            title={texts.team}
            text={texts.teamText}
            action={<LinkButton to={paths.admin}>{texts.teamAction}</LinkButton>}
          />
        ) : null}
        {can(role, 'account.use') ? (
          <Step
            icon={<SlidersHorizontal />}
            title={texts.preferences}
            text={texts.preferencesText}
            action={<LinkButton to={paths.settings}>{texts.preferencesAction}</LinkButton>}
          />
        ) : (
          <Step
            icon={<LogIn />}
            title={texts.logIn}
            text={texts.logInText}
            action={
              <LinkButton to={paths.login} state={{ from: currentAddress() }}>
                {texts.logInAction}
              </LinkButton>
            }
          />
        )}
        <Step
          icon={<Search />}
          title={texts.keyboard}
          text={texts.keyboardText}
          action={<Button onClick={() => showOverlay('palette')}>{texts.keyboardAction}</Button>}
        />
      </ol>
    </Panel>
  )
}

interface StepProps {
  icon: ReactNode
  title: string
  text: string
  action: ReactNode
}

function Step({ icon, title, text, action }: StepProps) {
  return (
    <li className={styles.step}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.text}>{text}</p>
        <div>{action}</div>
      </div>
    </li>
  )
}
