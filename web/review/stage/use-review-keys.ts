import { useSingleKeys } from '../../shared/keyboard/use-single-keys.ts'

interface ReviewKeys {
  isPlaying: boolean
  toggle: () => void
  step: (seconds: number) => void
  jump: (direction: 'before' | 'after') => void
}

const SMALL_S = 0.1

/** The keys of a player: play and pause, steps, and jumps from event to event. */
export function useReviewKeys({ isPlaying, toggle, step, jump }: ReviewKeys) {
  const small = (seconds: number) => {
    if (!isPlaying) step(seconds)
  }
  useSingleKeys({
    p: toggle,
    k: toggle,
    ' ': toggle,
    j: () => step(-10),
    l: () => step(10),
    arrowleft: ({ shiftKey }) => step(shiftKey ? -5 : -1),
    arrowright: ({ shiftKey }) => step(shiftKey ? 5 : 1),
    arrowup: () => jump('before'),
    arrowdown: () => jump('after'),
    ',': () => small(-SMALL_S),
    '.': () => small(SMALL_S),
  })
}
