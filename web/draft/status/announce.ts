import { createStore, useStore } from '../../shared/storage/store.ts'

/** Screen readers get at most one message per second. Messages in between are joined. */
const PAUSE_MS = 1000

const store = createStore('')
let waiting: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined

export function announce(sentence: string) {
  waiting.push(sentence)
  if (timer === undefined) speak()
}

export function useAnnouncement(): string {
  return useStore(store)
}

function speak() {
  timer = undefined
  if (waiting.length === 0) return
  const text = waiting.join('. ')
  waiting = []
  // Screen readers only announce a changed text, so a repeated one gets a non-breaking space.
  store.set(text === store.get() ? `${text}\u00A0` : text)
  timer = setTimeout(speak, PAUSE_MS)
}
