import type { FastifyReply, FastifyRequest } from 'fastify'
import { login } from '#contract/account/session.ts'
import { describeDevice } from '#domain/account/device.ts'
import { DEVICE_DAYS } from './known-device.repository.ts'

const NAME = 'ringwise_device'
/** 128 bits in base64url. */
const VALUE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{22})(?:;|$)`)
const MAX_AGE_S = DEVICE_DAYS * 24 * 60 * 60

/** What the browser says that it is. */
export const deviceOfRequest = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  describeDevice(headers['user-agent'] ?? '')

export const readDeviceCookie = ({ headers }: FastifyRequest): string | null =>
  VALUE.exec(headers.cookie ?? '')?.[1] ?? null

/** Sent back to the login only. It authenticates nothing, so another site gains nothing by making a browser send it. */
export function sendDeviceCookie({ protocol }: FastifyRequest, reply: FastifyReply, value: string) {
  const secure = protocol === 'https' ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${NAME}=${value}; Path=${login.path}; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Strict${secure}`,
  )
}
