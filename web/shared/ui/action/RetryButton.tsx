import { useEffect, type ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import { keepFocus } from '../../keyboard/keep-focus.ts'
import { Button } from './Button.tsx'

interface RetryButtonProps {
  onRetry: () => void
  busy: boolean
  size?: 'sm'
  icon?: ReactNode
}

/** Goes away with what failed, wherever the focus is then. */
export function RetryButton({ onRetry, ...rest }: RetryButtonProps) {
  useEffect(() => keepFocus, [])

  return (
    <Button {...rest} onClick={onRetry}>
      {messages.kit.retry}
    </Button>
  )
}
