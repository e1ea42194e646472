/** Texts of the guide's page. */
export const guideMessages = {
  context: 'A match day with Ringwise, in pictures.',
} as const
