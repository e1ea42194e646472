import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pictureMessages as texts } from '#contract/catalog/picture.texts.ts'
import { PICTURE_BYTES } from '#contract/catalog/picture.ts'
import { badRequest, errorCode, HttpError } from '../../http/errors.ts'
import { refuseOtherTypes } from '../../http/refusals.ts'

const FIELDS = 10
/** Space for what a form adds around its file. */
const FORM_BYTES = 64 * 1024

/** Makes the routes of a scope accept forms and nothing else. */
export async function acceptForms(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  refuseOtherTypes(scope, texts.noFile)
  await scope.register(multipart, {
    limits: {
      files: 1,
      fileSize: PICTURE_BYTES,
      fields: FIELDS,
      fieldSize: 1000,
      parts: FIELDS + 1,
      headerPairs: 20,
    },
  })
}

/** Reads the file of a form. Ignores its name and declared type. */
export async function readForm(request: FastifyRequest): Promise<Buffer> {
  if (Number(request.headers['content-length']) > PICTURE_BYTES + FORM_BYTES) throw tooLarge()
  if (!request.isMultipart()) throw noFile()
  const file = await read(request).catch((error: unknown) => {
    throw refusalOf(errorCode(error))
  })
  if (!file) throw noFile()
  return file
}

async function read(request: FastifyRequest): Promise<Buffer | undefined> {
  let file: Buffer | undefined
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue
    const bytes = await part.toBuffer()
    if (part.fieldname === 'file') file = bytes
  }
  return file
}

/** A form that can't be read counts as a form without a file. */
function refusalOf(code: string): HttpError {
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  if (code.endsWith('_LIMIT')) return new HttpError(413, 'too_many_parts', texts.tooManyParts)
  return noFile()
}

const tooLarge = () => new HttpError(413, 'too_large', texts.tooLarge)
const noFile = () => badRequest(texts.noFile, 'no_file')
