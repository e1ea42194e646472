export const pictureMessages = {
  stored: 'Picture saved',
  notFound: 'Picture not found.',
  gone: 'This picture was deleted. Upload it again.',
  noFile: 'Send one picture in the form field "file".',
  unreadable: "Can't read this picture. Use a PNG, JPEG, WebP or GIF file.",
  tooLarge: 'Pictures can be up to 5 MB.',
  tooManyPixels: 'Pictures can have up to 40 megapixels, counting all frames of an animation.',
  tooManyParts: 'Send one picture at a time.',
} as const
