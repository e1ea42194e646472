import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './InfoTip.module.css'
import { Tooltip } from './Tooltip.tsx'
import { usePopover } from './use-popover.ts'

interface InfoTipProps {
  label: string
  text: string
}

/**
 * An explanation next to a heading: a tooltip for mouse and keyboard, a popover on press (for
 * touch).
 */
export function InfoTip({ label, text }: InfoTipProps) {
  const { opened, close, trigger } = usePopover(loadText)

  return (
    <>
      <Tooltip content={text}>
        <button type="button" className={styles.info} aria-label={label} {...trigger}>
          <Info aria-hidden="true" />
        </button>
      </Tooltip>
      {opened ? (
        <opened.Bubble title={label} anchor={opened.anchor} onClose={close}>
          <opened.Content>{text}</opened.Content>
        </opened.Bubble>
      ) : null}
    </>
  )
}

const loadText = () => Promise.resolve(Text)

function Text({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>
}

/** A text beside a heading that ends with its explanation. */
export const TextWithInfo = ({
  text,
  label,
  info,
}: {
  text: string
  label: string
  info: string
}) => (
  <span className={styles.withText}>
    {text} <InfoTip label={label} text={info} />
  </span>
)
