/** What only the server says. */
export const refusalMessages = {
  badAddress: 'The address of the request is not valid',
  fileOnly: 'This call takes a file only, as application/octet-stream',
  tooSlow: 'The request took too long to arrive',
  headTooLarge: 'The address and headers of the request are too large',
} as const
