/** The panels that a shortcut or the jump bar can go to. */
export const JUMP_TARGETS = ['ban', 'pick', 'history', 'comps'] as const
export type JumpTargetId = (typeof JUMP_TARGETS)[number]

export const JUMP_KEYS: Readonly<Record<JumpTargetId, string>> = {
  ban: 'b',
  pick: 'p',
  history: 'h',
  comps: 'r',
}

export const jumpTargetElement = (place: JumpTargetId) =>
  document.querySelector<HTMLElement>(`[data-place="${place}"]`)

/** What a jump goes to in a panel: on phones not the field, which would open the keyboard. */
const TILES = '[data-legend][tabindex="0"], [role="tab"][tabindex="0"], button:not(:disabled)'

/** Scrolls to a panel and focuses its field or first control, or the panel itself. */
export function jumpTo(place: JumpTargetId, { toField = false } = {}) {
  const element = jumpTargetElement(place)
  if (!element) return
  const field = toField ? element.querySelector<HTMLElement>('input[role="combobox"]') : null
  const first = field ?? element.querySelector<HTMLElement>(TILES)
  const { top } = element.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight / 2) element.scrollIntoView({ block: 'start' })
  ;(first ?? element).focus()
}
