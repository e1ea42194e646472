import { useEffect, type ReactNode } from 'react'
import { messages } from '#contract/base/texts.ts'
import { keepFocus } from '../../keyboard/keep-focus.ts'
import { Button } from './Button.tsx'

interface RetryButtonProps {
  onRetry: () => void
  busy: boolean
  size?: 'sm'
  icon?: ReactNode
}

/** Disappears together with the error, so its focus has to move elsewhere. */
export function RetryButton({ onRetry, ...rest }: RetryButtonProps) {
  useEffect(() => keepFocus, [])

  return (
    <Button {...rest} onClick={onRetry}>
      {messages.kit.retry}
    </Button>
  )
}
