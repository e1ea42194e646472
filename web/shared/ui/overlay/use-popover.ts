import { useState, type ComponentType, type MouseEvent } from 'react'
import { messages } from '#contract/base/texts.ts'
import { notify } from '../../page/toast.ts'
import type { PopoverBubbleProps } from './PopoverBubble.tsx'

interface Opened<Props> {
  readonly anchor: HTMLElement
  readonly Bubble: ComponentType<PopoverBubbleProps>
  readonly Content: ComponentType<Props>
}

/** A popover whose code is loaded when it's first opened. */
export function usePopover<Props>(load: () => Promise<ComponentType<Props>>) {
  const [opened, setOpened] = useState<Opened<Props> | null>(null)

  const open = async (anchor: HTMLElement) => {
    try {
      const [{ PopoverBubble: Bubble }, Content] = await Promise.all([
        import('./PopoverBubble.tsx'),
        load(),
      ])
      if (anchor.isConnected) setOpened({ anchor, Bubble, Content })
    } catch {
      notify.error(messages.app.chunkFailed)
    }
  }
  const close = () => setOpened(null)

  return {
    opened,
    close,
    trigger: {
      'aria-haspopup': 'dialog',
      'aria-expanded': opened !== null,
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (opened) close()
        else void open(event.currentTarget)
      },
    } as const,
  }
}
