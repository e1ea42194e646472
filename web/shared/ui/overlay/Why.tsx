import type { ComponentType, ReactNode } from 'react'
import { messages } from '#contract/base/texts.ts'
import { classNames } from '../layout/class-names.ts'
import { usePopover } from './use-popover.ts'
import styles from './Why.module.css'

interface WhyProps<Subject> {
  title: string
  /** Loads the explanation. Must be the same function on every render. */
  load: () => Promise<ComponentType<Subject>>
  /** The props of the explanation. */
  subject: Subject & object
  className?: string | undefined
  /** The number itself; a string if possible. */
  children: ReactNode
}

/** A number that opens an explanation of how it's calculated. */
export function Why<Subject>({ title, load, subject, className, children }: WhyProps<Subject>) {
  const { opened, close, trigger } = usePopover(load)

  return (
    <>
      <button
        type="button"
        className={classNames(styles.why, className)}
        // Tables have hundreds of these: an aria-label costs less than a hidden element in each.
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
