export const deviceMessages = {
  title: 'Other devices',
  hint: 'Log out of this account everywhere else. You stay logged in here.',
  logOutOthers: 'Log out other devices',
  loggedOut: 'Other devices logged out',
  failed: "Couldn't log out other devices",
} as const
