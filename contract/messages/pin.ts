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
  map: (name: string) => `Map of ${name} with its markers`,
  loading: 'Loading markers...',
  loadFailed: 'Failed to fetch markers',
  empty: 'No markers on this map yet',
  emptyText: 'Pictures and videos that administrators pin to the map show here.',
  emptyAdmin: 'Pin a picture or a video to a place on the map.',
  list: 'Markers',
  at: (x: number, y: number) => `${x} % across, ${y} % down`,
  onMap: 'Markers on the map',
  name: (type: 'picture' | 'video', cell: string) => `${pin(type)} at ${cell}`,
  crowd: (count: number, cell: string) => `${counted(count, 'marker', 'markers')} at ${cell}`,
  openCrowd: (count: number) => `One of ${count} here. Click to choose.`,
  types: { picture: 'Picture', video: 'Video' },
  open: { picture: 'Click to enlarge', video: 'Click to play from YouTube' },
  pictureAlt: (cell: string) => `What is pinned at ${cell}`,
  pictureFailed: 'The picture could not be loaded.',
  play: 'Play the video',
  playHint: 'The video comes from YouTube; nothing is loaded from there before you play it.',
  fullSize: 'Open in full size',
  newTab: '(opens a new tab)',
  watch: 'Open on YouTube',
  delete: (name: string) => `Delete ${name}`,
  deleteTitle: 'Delete this marker?',
  deleteText: (name: string) =>
    `${name} goes for everybody. A picture that no other marker shows is deleted with it.`,
  deleteConfirm: 'Delete marker',
  deleted: 'Marker deleted',
  deleteFailed: 'Failed to delete marker',
  notFound: 'This marker was deleted already.',
} as const

/** What only administrators meet. */
export const pinAddMessages = {
  add: 'Add Marker',
  banner: 'Click the map to place the marker. Esc cancels.',
  bannerTouch: 'Tap the map to place the marker.',
  keys: 'Arrow keys move the cross, with Shift by a larger step; Enter places the marker.',
  cross: (x: number, y: number, cell: string) => `Cross at ${cell}, ${x} % across, ${y} % down`,
  title: 'Add Marker',
  place: (map: string, cell: string) => `${map}, ${cell}`,
  type: 'Type',
  choose: 'Choose a picture',
  chooseHint: 'or drop one here',
  formats: 'PNG, JPEG, WebP or GIF, up to 5 MB and 40 megapixels.',
  chosen: (name: string) => `Chosen: ${name}`,
  change: 'Choose another picture',
  preview: 'The chosen picture',
  noPicture: 'This file is no picture. Pictures are PNG, JPEG, WebP or GIF files.',
  tooLarge: 'Pictures may have 5 MB at most.',
  link: 'YouTube link',
  linkHint: 'A link to a video as it stands in the address bar or behind Share.',
  linkWrong: 'This is no link to a YouTube video.',
  linkFound: (id: string, seconds: number) =>
    `Video ${id}${seconds > 0 ? `, from ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : ''}`,
  uploadFailed: 'Failed to upload image',
  uploadRefused: 'Upload failed',
  failed: 'Failed to add marker',
  added: 'Marker added',
  ownPictures: 'A marker shows a picture that was uploaded here.',
  pictureGone: 'The picture of this marker is not there any more. Upload it again.',
  incomplete: 'A marker needs a picture or a link to a YouTube video.',
} as const
