export const pictureMessages = {
  stored: 'Picture stored',
  notFound: 'There is no such picture.',
  noFile: 'Send one picture as the form field "file".',
  unreadable:
    'This file is no picture that can be read. Pictures are PNG, JPEG, WebP or GIF files.',
  tooLarge: 'Pictures may have 5 MB at most.',
  tooManyPixels: 'Pictures may have 40 megapixels at most, all frames of an animation together.',
  tooManyParts: 'Send one picture at a time, without other files.',
} as const
