export interface Video {
  readonly id: string
  /** Seconds. */
  readonly start: number
}

/** Maximum length of a pasted URL. */
export const VIDEO_LINK_LENGTH = 2000

const HOSTS = new Set(
  ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtu.be', 'youtube-nocookie.com'].flatMap(
    (host) => [host, `www.${host}`],
  ),
)
const VIDEO_ID = /^[\w-]{11}$/
/** The playlist player; its id happens to have the same length as a video id. */
const PLAYLIST_ID = 'videoseries'
const VIDEO_PATH = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/
const TIME = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/

/** The video a pasted link refers to; null for anything that isn't a YouTube link. */
export function findVideo(link: string): Video | null {
  const text = link.trim()
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  if (!HOSTS.has(url.hostname) || url.port !== '') return null
  const id = videoId(url)
  if (id === null || !VIDEO_ID.test(id) || id === PLAYLIST_ID) return null
  return { id, start: startOf(url) }
}

/** The URL of the player, built from validated parts and never from the pasted text. */
export const playerAddress = ({ id, start }: Video) =>
  `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ''}`

/** The URL of the video's page, to watch it on YouTube. */
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
