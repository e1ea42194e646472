/** The parts of the screen that a key or the jump bar leads to. */
export const PLACES = ['ban', 'pick', 'history', 'comps'] as const
export type Place = (typeof PLACES)[number]

export const PLACE_KEYS: Readonly<Record<Place, string>> = {
  ban: 'b',
  pick: 'p',
  history: 'h',
  comps: 'r',
}

/** A panel's own letter is free inside of it. */
export const keysBesides = (place: Place) =>
  PLACES.filter((name) => name !== place).map((name) => PLACE_KEYS[name])

export const placeElement = (place: Place) =>
  document.querySelector<HTMLElement>(`[data-place="${place}"]`)

/** Scrolls there and puts the focus on its first control, or on the place itself. */
export function jumpTo(place: Place) {
  const element = placeElement(place)
  if (!element) return
  const first = element.querySelector<HTMLElement>(
    '[data-legend][tabindex="0"], [role="tab"][tabindex="0"], button:not(:disabled)',
  )
  const { top } = element.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight / 2) element.scrollIntoView({ block: 'start' })
  ;(first ?? element).focus()
}
