/** After so long without a key, a click or a movement nobody is there. */
const IDLE_AFTER_MS = 120_000

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/** Tells when somebody leaves this page's screen and when they are back; the answer ends it. */
export function followIdle(tell: (isIdle: boolean) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let isIdle = false
  let timer = 0

  const change = (next: boolean) => {
    if (next !== isIdle) tell(next)
    isIdle = next
  }
  const look = () => {
    clearTimeout(timer)
    const isHidden = document.visibilityState === 'hidden'
    change(isHidden)
    if (!isHidden) timer = window.setTimeout(() => change(true), IDLE_AFTER_MS)
  }

  document.addEventListener('visibilitychange', look, { signal })
  for (const sign of SIGNS) addEventListener(sign, look, { signal, passive: true })
  look()
  return () => {
    ending.abort()
    clearTimeout(timer)
  }
}
