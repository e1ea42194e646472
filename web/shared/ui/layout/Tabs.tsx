import { Tabs as Radix } from 'radix-ui'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './Tabs.module.css'

interface TabsProps {
  label: string
  value: string
  onValueChange: (value: string) => void
  tabs: readonly { value: string; label: string; icon?: ReactNode }[]
  /** The `TabPanel`s. Without them, the tabs only switch content elsewhere on the page. */
  children?: ReactNode
}

/** How much of a tab beside the selected one is visible, in px. */
const PEEK = 40

export function Tabs({ label, value, onValueChange, tabs, children }: TabsProps) {
  const strip = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const chosen = strip.current?.querySelector(`[data-tab='${CSS.escape(value)}']`)
    if (strip.current && chosen) showWithin(strip.current, chosen)
  }, [value])

  return (
    <Radix.Root className={styles.root} value={value} onValueChange={onValueChange}>
      <Radix.List ref={strip} className={styles.strip} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            className={styles.tab}
            value={tab.value}
            data-tab={tab.value}
            {...(children ? {} : { 'aria-controls': undefined })}
          >
            {tab.icon}
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

/**
 * On phones the strip scrolls. The selected tab must be visible, and part of the next one, to show
 * that there are more. Sets `scrollLeft` because `scrollIntoView` would also scroll the page.
 */
function showWithin(strip: HTMLElement, chosen: Element) {
  const frame = strip.getBoundingClientRect()
  const { left, right } = chosen.getBoundingClientRect()
  strip.scrollLeft +=
    Math.min(0, left - PEEK - frame.left) + Math.max(0, right + PEEK - frame.right)
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content className={styles.panel} value={value}>
      {children}
    </Radix.Content>
  )
}
