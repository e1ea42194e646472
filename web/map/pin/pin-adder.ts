import { pinAddMessages as texts } from '#contract/map/pin.texts.ts'
import { ApiError } from '../../shared/api/api.ts'

export type PinContent =
  | { readonly type: 'picture'; readonly title: string; readonly file: File }
  | { readonly type: 'video'; readonly title: string; readonly link: string }

/** What the server stores of a marker besides its position. */
export interface PinFields {
  readonly title: string
  readonly type: PinContent['type']
  readonly imageUrl: string | null
  readonly youtubeLink: string | null
}

interface PinAdderDeps<Added> {
  /** Answers with the picture's URL. */
  readonly upload: (file: File) => Promise<string>
  readonly add: (fields: PinFields) => Promise<Added>
}

/** Which of the two steps failed, with the server's message. */
export class AddFault extends Error {
  readonly step: string
  /** Makes each error unique, so the same error is announced again if it repeats. */
  readonly at = performance.now()
  constructor(step: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : '', { cause })
    this.step = step
  }
}

/** A response without a picture (such as `success: false`) gives no reason. */
const uploadFault = (cause: unknown) =>
  cause instanceof ApiError && cause.code === 'invalid_response'
    ? new Error(texts.uploadRefused, { cause })
    : cause

const isPictureGone = (cause: unknown) => cause instanceof ApiError && cause.code === 'picture_gone'

/** Uploads the picture of a marker, then adds the marker. A retry doesn't upload the picture again. Null if the dialog was closed. */
export function createPinAdder<Added>({ upload, add }: PinAdderDeps<Added>) {
  const uploaded = new WeakMap<File, string>()

  const urlOf = async (file: File) => {
    const known = uploaded.get(file)
    if (known !== undefined) return known
    const url = await upload(file).catch((cause: unknown) => {
      throw new AddFault(texts.uploadFailed, uploadFault(cause))
    })
    uploaded.set(file, url)
    return url
  }

  /** `isWanted` is false once the user has closed the dialog. */
  return async (content: PinContent, isWanted: () => boolean): Promise<Added | null> => {
    const fields =
      content.type === 'picture'
        ? { imageUrl: await urlOf(content.file), youtubeLink: null }
        : { imageUrl: null, youtubeLink: content.link }
    // The user has closed the dialog in the meantime, so don't add the marker.
    if (!isWanted()) return null
    const { type, title } = content
    return add({ title, type, ...fields }).catch((cause: unknown) => {
      // The server deletes pictures that no marker uses. The next attempt uploads it again.
      if (content.type === 'picture' && isPictureGone(cause)) uploaded.delete(content.file)
      throw new AddFault(texts.failed, cause)
    })
  }
}
