import { createStore, useStore } from '../../shared/storage/store.ts'

/** Screen readers get one message a second at most; what comes meanwhile is joined. */
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
  // The same words again are only heard when the text is another.
  store.set(text === store.get() ? `${text}\u00A0` : text)
  timer = setTimeout(speak, PAUSE_MS)
}
