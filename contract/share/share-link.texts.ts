import { counted } from '../base/texts.ts'

/** View links: making them in the draft, and the page they open. */
export const shareLinkMessages = {
  share: 'Share',
  title: 'Share the stage screen',
  about:
    "Anyone with a view link watches the stage screen live, without an account. They don't see names and can't change anything.",
  lifetime: 'Valid for',
  days: (days: number) => counted(days, 'day', 'days'),
  create: 'Create view link',
  created: 'View link created',
  createFailed: "Couldn't create the link.",
  address: 'View link',
  once: 'Copy it now. It is not shown again.',
  copy: 'Copy',
  otherLinks: 'View, edit and OBS links of this room',
  list: 'Active links',
  loading: 'Loading links...',
  listFailed: "Couldn't load the links.",
  none: 'No view links yet.',
  entry: (by: string, created: string) => `By ${by}, ${created}`,
  expires: (when: string) => `Expires ${when}`,
  uses: (count: number) =>
    count === 0 ? 'not opened yet' : `opened ${counted(count, 'time', 'times')}`,
  revoke: 'Turn off',
  revokeOf: (by: string, created: string) => `Turn off the link by ${by}, ${created}`,
  revoked: 'Link turned off',
  revokeFailed: "Couldn't turn the link off.",
  wrongTarget:
    'A browser source needs a series or a live feed, a replay needs a game, and only draft links have a room.',
  tooLong: 'A link can be valid for at most 30 days, that of a live feed for 180.',
  notFound: 'This link was already turned off.',
  notYours:
    'Only the person who made this link and people who manage what it shows can turn it off.',

  stageTitle: 'Draft on stage',
  connecting: 'Connecting to the draft...',
  ended: {
    revoked: 'This view link was turned off. Ask for a new one.',
    expired: 'This view link has expired. Ask for a new one.',
    unknown:
      "This view link doesn't work. It has expired, or part of it is missing. Ask for a new one.",
    lost: 'This link no longer works. The person who made it no longer has access. Ask for a new one.',
    finished: "This draft is finished and can't be changed, so its edit link doesn't work.",
    removed: 'You were removed from this room. Ask someone who manages it to let you back in.',
  },
} as const
