/** Texts of the Series view. */
export const seriesPageMessages = {
  notFound: 'This series no longer exists.',
} as const
