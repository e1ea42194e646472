import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusals } from '#contract/base/refusal.texts.ts'
import { badRequest, errorCode, HttpError } from './errors.ts'
import { headersFor } from './headers.ts'
import { bodyOf, refuse } from './refusals.ts'

/** Fastify runs no hooks for a URL it can't decode. */
export function refuseAddress(_: unknown, { url }: FastifyRequest, reply: FastifyReply) {
  reply.headers(headersFor(url)).header('cache-control', 'no-store')
  void refuse(reply, badRequest(refusals.badAddress))
}

const UNREADABLE: Record<string, HttpError> = {
  ERR_HTTP_REQUEST_TIMEOUT: new HttpError(408, 'too_slow', refusals.tooSlow),
  HPE_HEADER_OVERFLOW: new HttpError(431, 'head_too_large', refusals.headTooLarge),
}

/** Invalid HTTP never becomes a request, so the response is written to the socket directly. */
export function refuseUnreadable(error: unknown, socket: Socket) {
  const code = errorCode(error)
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = UNREADABLE[code] ?? badRequest(refusals.badRequest)
  const body = JSON.stringify(bodyOf(refusal))
  const headers = {
    ...headersFor(''),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const status = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n`
  socket.end(`${status}${lines.join('')}\r\n${body}`, () => socket.destroy())
}
