import type { ComponentType, ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import { classNames } from '../layout/class-names.ts'
import { usePopover } from './use-popover.ts'
import styles from './Why.module.css'

interface WhyProps<Subject> {
  title: string
  /** What explains the number, in words; the same function each time. */
  load: () => Promise<ComponentType<Subject>>
  /** What it explains. */
  subject: Subject & object
  className?: string | undefined
  /** The number itself; as one text wherever it can be. */
  children: ReactNode
}

/** A number that can be asked how it came about. */
export function Why<Subject>({ title, load, subject, className, children }: WhyProps<Subject>) {
  const { opened, close, trigger } = usePopover(load)

  return (
    <>
      <button
        type="button"
        className={classNames(styles.why, className)}
        // Tables have hundreds of these: a name of its own costs less than words hidden in each.
        {...(typeof children === 'string' && { 'aria-label': `${children}, ${messages.kit.why}` })}
        {...trigger}
      >
        {children}
        {typeof children === 'string' ? null : (
          <span className="visually-hidden">, {messages.kit.why}</span>
        )}
      </button>
      {opened ? (
        <opened.Bubble title={title} anchor={opened.anchor} onClose={close}>
          <opened.Content {...subject} />
        </opened.Bubble>
      ) : null}
    </>
  )
}
