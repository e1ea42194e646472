import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/
const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * Whether a program on this machine calls. A proxy on this machine also connects from here, but it says for whom, or
 * passes on the host name that the client used.
 */
export function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    LOCAL_HOST.test(headers.host ?? '') &&
    FORWARDED.every((name) => headers[name] === undefined)
  )
}
