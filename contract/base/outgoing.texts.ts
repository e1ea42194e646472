/** Why a request of the server to another host failed. */
export const outgoingMessages = {
  redirect: (host: string) => `${host} redirects to another address, which isn't followed.`,
  tooLarge: (host: string, megabytes: number) =>
    `The answer of ${host} is larger than ${megabytes} MB.`,
  slow: (host: string, seconds: number) => `${host} didn't answer within ${seconds} seconds.`,
  privateAddress: (host: string) =>
    `${host} is an address of a private network. The operator can list the address itself as an allowed host.`,
  page: (host: string) =>
    `${host} answered with a web page instead of match data. It may be busy or ask for a login.`,
  unreachable: (host: string) => `${host} can't be reached.`,
  status: (host: string, status: number) => `${host} answered with an error (${status}).`,
} as const
