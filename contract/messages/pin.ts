import { counted } from '../messages.ts'

const pin = (type: 'picture' | 'video') => (type === 'picture' ? 'Picture' : 'Video')

export const pinMessages = {
  /** As this screen spells them, in the order of its tabs. */
  mapNames: {
    stormpoint: 'Storm Point',
    worldsedge: "World's Edge",
    brokenmoon: 'Broken Moon',
    edistrict: 'E-District',
  },
  map: (name: string) => `Map of ${name} with markers`,
  loading: 'Loading markers...',
  loadFailed: 'Failed to fetch markers',
  empty: 'No markers on this map yet',
  emptyText: 'Pictures and videos added by administrators show up here.',
  emptyAdmin: 'Pin a picture or video to the map.',
  list: 'Markers',
  at: (x: number, y: number) => `${x}% across, ${y}% down`,
  onMap: 'Markers on the map',
  name: (type: 'picture' | 'video', cell: string) => `${pin(type)} at ${cell}`,
  crowd: (count: number, cell: string) => `${counted(count, 'marker', 'markers')} at ${cell}`,
  openCrowd: (count: number) => `${count} markers here. Click to choose one.`,
  types: { picture: 'Picture', video: 'Video' },
  open: { picture: 'Click to enlarge', video: 'Click to play from YouTube' },
  pictureAlt: (cell: string) => `Picture pinned at ${cell}`,
  pictureFailed: "Couldn't load the picture.",
  play: 'Play video',
  playHint: 'Hosted on YouTube. Nothing is loaded from YouTube until you play the video.',
  fullSize: 'Open full size',
  newTab: '(opens in a new tab)',
  watch: 'Open on YouTube',
  delete: (name: string) => `Delete ${name}`,
  deleteTitle: 'Delete marker',
  deleteText: (type: 'picture' | 'video', name: string) =>
    `${name} will be deleted for everyone.${type === 'picture' ? ' If no other marker uses its picture, the picture is deleted too.' : ''}`,
  deleteConfirm: 'Delete marker',
  deleted: 'Marker deleted',
  deleteFailed: 'Failed to delete marker',
  notFound: 'This marker was already deleted.',
} as const

/** What only administrators meet. */
export const pinAddMessages = {
  add: 'Add Marker',
  banner: 'Click the map to place the marker. Esc cancels.',
  bannerTouch: 'Tap the map to place the marker.',
  keys: 'Use arrow keys to move the crosshair (hold Shift for larger steps) and Enter to place the marker.',
  cross: (x: number, y: number, cell: string) => `Crosshair at ${cell}, ${x}% across, ${y}% down`,
  title: 'Add Marker',
  place: (map: string, cell: string) => `${map}, ${cell}`,
  type: 'Type',
  choose: 'Choose picture',
  chooseHint: 'or drop one here',
  formats: 'PNG, JPEG, WebP or GIF, up to 5 MB and 40 megapixels.',
  chosen: (name: string) => `Selected: ${name}`,
  change: 'Choose a different picture',
  preview: 'Selected picture',
  noPicture: "This file isn't a picture. Use a PNG, JPEG, WebP or GIF file.",
  tooLarge: 'Pictures can be up to 5 MB.',
  link: 'YouTube link',
  linkHint: 'Copy it from the address bar or the Share button on YouTube.',
  linkWrong: "This isn't a YouTube video link.",
  linkFound: (id: string, seconds: number) =>
    `Video ${id}${seconds > 0 ? `, from ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : ''}`,
  uploadFailed: 'Failed to upload image',
  uploadRefused: 'Upload failed',
  failed: 'Failed to add marker',
  added: 'Marker added',
  ownPictures: 'Upload the picture first. Markers can only use uploaded pictures.',
  pictureGone: 'The picture was deleted. Upload it again.',
  incomplete: 'Add a picture or a YouTube link.',
} as const
