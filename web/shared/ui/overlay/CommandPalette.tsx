import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { messages } from '#contract/base/texts.ts'
import { paletteMessages } from '#contract/base/palette.texts.ts'
import { useStore, type Store } from '../../storage/store.ts'
import { classNames } from '../layout/class-names.ts'
import styles from './CommandPalette.module.css'
import { Kbd } from '../action/Kbd.tsx'
import modal from './Modal.module.css'
import { paletteScore, sortGroups } from './palette-score.ts'
import { useModal } from './use-modal.ts'

interface PaletteItem {
  id: string
  label: string
  hint?: string
  icon?: ReactNode
  keywords?: string[]
  onSelect: () => void
}

export interface PaletteGroup {
  heading: string
  items: readonly PaletteItem[]
}

interface CommandPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  groups: readonly PaletteGroup[]
  search: Store<string>
}

export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, groups, search } = props
  const handlers = useModal(open)

  const choose = (item: PaletteItem) => {
    onOpenChange(false)
    item.onSelect()
  }

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div
          className={classNames(modal.overlay, styles.overlay)}
          data-modal
          data-state={open ? 'open' : 'closed'}
        >
          <Radix.Content
            className={classNames(modal.content, styles.palette)}
            aria-describedby={undefined}
            {...handlers}
          >
            <Radix.Title className="visually-hidden">{paletteMessages.title}</Radix.Title>
            <PaletteSearch groups={groups} search={search} onChoose={choose} />
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface PaletteSearchProps {
  groups: readonly PaletteGroup[]
  search: Store<string>
  onChoose: (item: PaletteItem) => void
}

function PaletteSearch({ groups, search, onChoose }: PaletteSearchProps) {
  const typed = useStore(search)

  return (
    <Command
      label={paletteMessages.title}
      loop
      filter={(_, text, [label = '', ...keywords] = []) => paletteScore(text, label, keywords)}
    >
      <div className={styles.search}>
        <Search aria-hidden="true" />
        <Command.Input
          className={styles.input}
          placeholder={messages.app.search}
          value={typed}
          // Radix would focus it too, but select the text: the next letter would replace it.
          autoFocus
          onValueChange={search.set}
        />
        <Kbd>Esc</Kbd>
      </div>
      <Command.List className={styles.list} label={paletteMessages.title}>
        {/* A list box without an option isn't valid for screen readers. */}
        <Command.Empty className={styles.empty}>
          <span role="option" aria-disabled="true" aria-selected="false">
            {paletteMessages.empty}
          </span>
        </Command.Empty>
        {sortGroups(typed, groups).map((group) => (
          <Command.Group key={group.heading} className={styles.group} heading={group.heading}>
            {group.items.map((item) => (
              <Command.Item
                key={item.id}
                className={styles.item}
                value={item.id}
                keywords={[item.label, ...(item.keywords ?? [])]}
                onSelect={() => onChoose(item)}
              >
                <span className={styles.icon}>{item.icon}</span>
                <span className={styles.label}>{item.label}</span>
                {item.hint ? <Kbd>{item.hint}</Kbd> : null}
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  )
}
