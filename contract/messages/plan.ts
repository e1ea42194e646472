export const planMessages = {
  empty: 'Please write something',
  tooManyRings: 'A plan has at most five rings',
  tooLong: 'The drawing is too large to be saved',
  tooMany: 'You have 200 plans. Delete one before you save another.',
  saved: 'The plan was saved',
  deleted: 'The plan was deleted',
  notFound: 'This plan does not exist',
  changedMeanwhile: 'This plan was changed in another window meanwhile.',
  shared: 'Whoever has the link can see the plan',
  unshared: 'The link no longer shows the plan',
  sharedNotFound: 'Nothing is shared under this link any more',
} as const
