/** Texts of the live connection; those of the specification stay exact. */
export const liveMessages = {
  live: 'Live',
  connecting: 'Connecting',
  reconnecting: (attempt: number, of: number) => `Reconnecting ${attempt}/${of}`,
  reconnectingShort: (attempt: number, of: number) => `${attempt}/${of}`,
  lost: 'Reconnecting',
  offlineShort: 'Offline',
  noRoom: 'No access to this room',
  offline: 'Offline. Changes stay on this device.',
  unreachable: (time: string) => `Can't reach the server. Data from ${time}.`,
  tryAgain: 'Try again',
  here: (names: readonly string[]) => `Online: ${new Intl.ListFormat('en').format(names)}`,
  you: (name: string) => `${name} (you)`,
  idle: (name: string) => `${name} (idle)`,
  others: (count: number) => `+${count}`,
  authenticationFailed: 'Authentication failed. Please log in again.',
  connectionError: 'Connection error. Please try refreshing the page.',
} as const
