/** The parts of the screen that a key or the jump bar leads to. */
export const JUMP_TARGETS = ['ban', 'pick', 'history', 'comps'] as const
export type JumpTargetId = (typeof JUMP_TARGETS)[number]

export const JUMP_KEYS: Readonly<Record<JumpTargetId, string>> = {
  ban: 'b',
  pick: 'p',
  history: 'h',
  comps: 'r',
}

/** A panel's own letter is free inside of it. */
export const keysBesides = (place: JumpTargetId) =>
  JUMP_TARGETS.filter((name) => name !== place).map((name) => JUMP_KEYS[name])

export const jumpTargetElement = (place: JumpTargetId) =>
  document.querySelector<HTMLElement>(`[data-place="${place}"]`)

/** Scrolls there and puts the focus on its first control, or on the place itself. */
export function jumpTo(place: JumpTargetId) {
  const element = jumpTargetElement(place)
  if (!element) return
  const first = element.querySelector<HTMLElement>(
    '[data-legend][tabindex="0"], [role="tab"][tabindex="0"], button:not(:disabled)',
  )
  const { top } = element.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight / 2) element.scrollIntoView({ block: 'start' })
  ;(first ?? element).focus()
}
