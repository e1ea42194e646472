import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { pathOf } from './url.ts'

/** Logs only the path of a URL, because a query may contain a password or token. */
export const redactQueries = (logger: FastifyBaseLogger) =>
  logger.child(
    {},
    {
      serializers: {
        req: ({ method, url, host, ip, socket }: FastifyRequest) => ({
          method,
          url: pathOf(url),
          host,
          remoteAddress: ip,
          remotePort: socket.remotePort,
        }),
      },
    },
  )
