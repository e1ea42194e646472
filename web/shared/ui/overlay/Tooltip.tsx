import { cloneElement, useId, type HTMLAttributes, type ReactElement, type ReactNode } from 'react'
import { useTooltip } from './use-tooltip.ts'

interface TooltipProps {
  content: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** A single focusable element. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/** The bubble and Radix are loaded when the first tooltip opens: no screen needs them before. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const id = useId()
  const { anchor, Bubble, close, handlers } = useTooltip(children.props)
  const isOpen = anchor !== null && Bubble !== null

  return (
    <>
      {cloneElement(children, {
        'aria-describedby': isOpen ? id : undefined,
        ...children.props,
        ...handlers,
      })}
      {isOpen ? (
        <Bubble id={id} anchor={anchor} side={side} onClose={close}>
          {content}
        </Bubble>
      ) : null}
    </>
  )
}
