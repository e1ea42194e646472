export const deviceMessages = {
  title: 'Other Devices',
  hint: 'Ends every other session of this account. You stay logged in here.',
  logOutOthers: 'Log out other devices',
  loggedOut: 'Other devices are logged out',
  failed: 'Failed to log out other devices',
} as const
