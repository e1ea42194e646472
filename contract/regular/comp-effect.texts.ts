/** Composition averages compare teams more than compositions. These texts say so wherever such an average is shown. */
export const compEffectMessages = {
  effect: (points: string) => `${points} pts vs. own average`,
  between: (low: string, high: string) => `${low} to ${high}`,
  apart:
    "Most compositions can't be told apart. Compared with what its teams usually score, hardly one makes a clear difference.",
  whoPlaysIt: 'Average points of a composition mostly show who plays it.',
} as const
