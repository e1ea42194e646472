/** Message type the embedded map uses to report its URL to the dashboard. */
export const FRAME_MESSAGE = 'interactive-map'

const SHARED = ['map', 'layers', 'plan', 'shared', 'draw', 'rings', 'excluded'] as const
type State = Record<(typeof SHARED)[number], string | null>

/** The URL parameters that the map page and the dashboard share. */
export function frameState(search: string): State {
  const query = new URLSearchParams(search)
  return {
    map: query.get('map'),
    layers: query.get('layers'),
    plan: query.get('plan'),
    shared: query.get('shared'),
    draw: query.get('draw'),
    rings: query.get('rings'),
    excluded: query.get('excluded'),
  }
}

/** The same as a query string, for the iframe's URL. */
export function frameSearch(search: string): string {
  const query = new URLSearchParams({ embed: '1' })
  const tool = new URLSearchParams(search).get('tool')
  if (tool !== null) query.set('tool', tool)
  for (const [name, value] of Object.entries(frameState(search))) {
    if (value !== null) query.set(name, value)
  }
  return query.toString()
}
