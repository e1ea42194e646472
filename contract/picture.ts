/** As large as an uploaded picture may be. */
export const PICTURE_BYTES = 5 * 1024 * 1024

export const PICTURE_FORMATS = ['png', 'jpeg', 'webp', 'gif'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]
