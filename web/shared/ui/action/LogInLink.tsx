import { LogIn } from 'lucide-react'
import { messages } from '#contract/base/texts.ts'
import { paths } from '../../address/paths.ts'
import { useLogIn } from '../../session/use-log-in.ts'
import type { ButtonVariant } from './Button.tsx'
import { LinkButton } from './LinkButton.tsx'

export const LogInLink = ({ variant = 'secondary' }: { variant?: ButtonVariant }) => (
  <LinkButton
    variant={variant}
    to={paths.login}
    icon={<LogIn aria-hidden="true" />}
    onClick={useLogIn()}
  >
    {messages.app.login}
  </LinkButton>
)
