import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { pathOf } from './url.ts'

/** Of an address only the path is written down: a password or a token that somebody puts behind it is not. */
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
