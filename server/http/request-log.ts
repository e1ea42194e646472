import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { pathOf } from './url.ts'

/**
 * Logs only the path of a URL, because a query may contain a password or token, and no details of a database error,
 * because they contain the whole row.
 */
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
        err: (error: Error) => ({ ...pino.stdSerializers.err(error), detail: undefined }),
      },
    },
  )
