export const planMessages = {
  empty: 'Enter some text',
  tooManyRings: 'A plan can have at most five rings',
  tooLong: 'The drawing is too large to save. Remove some shapes and try again.',
  saved: 'Plan saved',
  deleted: 'Plan deleted',
  notFound: "This plan doesn't exist",
  changedMeanwhile: 'This plan was changed in another window in the meantime.',
  shared: 'Anyone with the link can see the plan',
  unshared: 'Sharing stopped. The link no longer works.',
  sharedNotFound: 'This plan is no longer shared',
} as const
