import { Tabs as Radix } from 'radix-ui'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './Tabs.module.css'

interface TabsProps {
  label: string
  value: string
  onValueChange: (value: string) => void
  tabs: readonly { value: string; label: string; icon?: ReactNode }[]
  /** The `TabPanel`s; without them the tabs only switch what stands elsewhere on the page. */
  children?: ReactNode
}

export function Tabs({ label, value, onValueChange, tabs, children }: TabsProps) {
  const strip = useRef<HTMLDivElement>(null)

  // On phones the strip scrolls by itself, and what is chosen must not lie outside of it.
  useEffect(() => {
    const chosen = strip.current?.querySelector(`[data-tab='${CSS.escape(value)}']`)
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
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

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content className={styles.panel} value={value}>
      {children}
    </Radix.Content>
  )
}
