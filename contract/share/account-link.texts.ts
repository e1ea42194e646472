import { counted } from '../base/texts.ts'

const ROLE_NAMES = { admin: 'administrator', editor: 'editor', user: 'user' } as const

/** Invitations and reset links: making them under Users, and the page they open. */
export const accountLinkMessages = {
  created: 'Link created. Copy it now. It is not shown again.',
  ended: 'Link turned off',
  notFound: 'This link was already turned off.',
  noRoom: 'This room no longer exists.',
  passwordSet: 'Your new password is set.',

  invite: 'Invite',
  inviteTitle: 'Invite people',
  inviteText:
    'People who open the link choose their own name and password. Send it to them yourself.',
  role: 'Role',
  team: "Team (optional, else the club's)",
  room: 'Room they become members of',
  noRoomChosen: 'None',
  uses: 'How many people can use it',
  lifetime: 'Valid for',
  days: (days: number) => counted(days, 'day', 'days'),
  create: 'Create invitation',
  done: 'Done',
  createFailed: "Couldn't create the link.",
  address: 'Link',
  copy: 'Copy',
  copied: 'Link copied',
  notCopied: "Couldn't copy. Select the link and copy it yourself.",
  once: 'Copy it now. It is not shown again.',

  reset: (name: string) => `Reset link for ${name}`,
  resetTitle: 'Reset link',
  resetText: (name: string) =>
    `${name} chooses a new password with this link, once within a day, and is logged out everywhere else. Earlier reset links end.`,
  createReset: 'Create reset link',

  list: 'Invitations and reset links',
  invitation: (role: keyof typeof ROLE_NAMES, team: string | null, room: string | null) =>
    [
      'Invitation as ',
      ROLE_NAMES[role],
      team === null ? '' : `, ${team}`,
      room === null ? '' : `, ${room}`,
    ].join(''),
  resetOf: (name: string) => `New password for ${name}`,
  used: (uses: number, of: number) => `${uses} of ${of} used`,
  madeBy: (by: string, expires: string) => `By ${by}, expires ${expires}`,
  turnOff: 'Turn off',
  turnOffOf: (what: string) => `Turn off: ${what}`,
  listFailed: "Couldn't load the invitations.",
  loading: 'Loading invitations...',

  page: {
    invitedTitle: 'Welcome to Ringwise',
    invited: (by: string, role: keyof typeof ROLE_NAMES) =>
      `${by} invites you as ${ROLE_NAMES[role]}. Choose a name and a password.`,
    what: 'Ringwise shows what teams play, ban and land on, and runs the draft of your team.',
    team: (team: string) => `Your team: ${team}`,
    resetTitle: 'Choose a new password',
    reset: (name: string) => `For ${name}. You will be logged out on all other devices.`,
    username: 'Name',
    password: 'Password',
    passwordHint: 'At least 10 characters.',
    submit: 'Create account',
    submitReset: 'Set password',
    failed: "Couldn't reach the server. Try again.",
    loading: 'Opening the link...',
    toLogin: 'Go to login',
    missing: 'Part of this link is missing. Copy the whole link.',
  },
  ends: {
    revoked: 'This link was turned off. Ask for a new one.',
    expired: 'This link has expired. Ask for a new one.',
    unknown: "This link doesn't work. Part of it may be missing. Ask for a new one.",
    lost: 'The person who made this link no longer administers users. Ask for a new one.',
    finished: 'This link no longer works. Ask for a new one.',
    removed: 'This link no longer works. Ask for a new one.',
    used: 'This link was already used. Log in, or ask for a new one.',
  },
} as const
