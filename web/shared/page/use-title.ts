import { useEffect } from 'react'
import { messages } from '#contract/base/texts.ts'

/** The title of the tab and of history entries. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${messages.app.name}`
  }, [title])
}
