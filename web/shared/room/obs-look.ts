export const OBS_POSITIONS = ['bottom', 'top', 'left', 'right'] as const
type ObsPosition = (typeof OBS_POSITIONS)[number]

export const OBS_SIZES = ['1', '1.5', '2'] as const
type ObsSize = (typeof OBS_SIZES)[number]

const OBS_SHOWN = ['bans', 'picks', 'next'] as const
type ObsShown = (typeof OBS_SHOWN)[number]

export interface ObsLook {
  readonly position: ObsPosition
  readonly size: ObsSize
  readonly shown: readonly ObsShown[]
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text)

/** Where the source is on the picture, how large, and what it shows. What the address doesn't say is as usual. */
export function readObsLook(search: string): ObsLook {
  const asked = new URLSearchParams(search)
  const wanted = asked.get('show')?.split(',') ?? []
  const shown = OBS_SHOWN.filter((part) => wanted.includes(part))
  return {
    position: oneOf(OBS_POSITIONS, asked.get('pos')) ?? 'bottom',
    size: oneOf(OBS_SIZES, asked.get('size')) ?? '1',
    shown: shown.length > 0 ? shown : OBS_SHOWN,
  }
}

/** The address of a source with this look; its token follows the `#`. */
export function addObsLook(address: string, { position, size }: Omit<ObsLook, 'shown'>): string {
  const url = new URL(address)
  url.searchParams.set('pos', position)
  url.searchParams.set('size', size)
  return url.href
}
