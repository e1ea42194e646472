/** The panels that a shortcut or the jump bar can go to. */
export const JUMP_TARGETS = ['ban', 'pick', 'history', 'comps'] as const
export type JumpTargetId = (typeof JUMP_TARGETS)[number]

export const JUMP_KEYS: Readonly<Record<JumpTargetId, string>> = {
  ban: 'b',
  pick: 'p',
  history: 'h',
  comps: 'r',
}

/** The shortcut keys of the other panels. A panel's own letter stays free inside it. */
export const keysBesides = (place: JumpTargetId) =>
  JUMP_TARGETS.filter((name) => name !== place).map((name) => JUMP_KEYS[name])

export const jumpTargetElement = (place: JumpTargetId) =>
  document.querySelector<HTMLElement>(`[data-place="${place}"]`)

/** Scrolls to a panel and focuses its first control, or the panel itself. */
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
