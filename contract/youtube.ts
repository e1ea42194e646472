export interface Video {
  readonly id: string
  /** Seconds. */
  readonly start: number
}

/** As long as an address may be that somebody pastes. */
export const VIDEO_LINK_LENGTH = 2000

const HOSTS = new Set(
  ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtu.be', 'youtube-nocookie.com'].flatMap(
    (host) => [host, `www.${host}`],
  ),
)
const VIDEO_ID = /^[\w-]{11}$/
/** The player of playlists, which by chance has as many characters as a video. */
const PLAYLIST_ID = 'videoseries'
const VIDEO_PATH = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/
const TIME = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/

/** The video a pasted link stands for; null for everything that is not one of YouTube's. */
export function findVideo(link: string): Video | null {
  const text = link.trim()
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  if (!HOSTS.has(url.hostname) || url.port !== '') return null
  const id = videoId(url)
  if (id === null || !VIDEO_ID.test(id) || id === PLAYLIST_ID) return null
  return { id, start: startOf(url) }
}

/** The address of the player, built from checked parts and never from what was pasted. */
export const playerAddress = ({ id, start }: Video) =>
  `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ''}`

/** The page of the video, for whoever would rather watch it there. */
export const watchAddress = ({ id, start }: Video) =>
  `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`

function videoId({ hostname, pathname, searchParams }: URL): string | null {
  if (hostname.endsWith('youtu.be')) return pathname.slice(1)
  if (pathname === '/watch') return searchParams.get('v')
  return VIDEO_PATH.exec(pathname)?.[1] ?? null
}

function startOf({ searchParams, hash }: URL): number {
  const given =
    searchParams.get('t') ??
    searchParams.get('start') ??
    searchParams.get('time_continue') ??
    new URLSearchParams(hash.slice(1)).get('t')
  const [, hours = 0, minutes = 0, seconds = 0] = TIME.exec(given ?? '') ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
