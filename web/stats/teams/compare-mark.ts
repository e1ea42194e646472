/** A letter and a color for each team, so no one depends on color alone. */
export const COMPARE_MARKS = [
  { letter: 'A', color: 'var(--viz-1)' },
  { letter: 'B', color: 'var(--viz-2)' },
  { letter: 'C', color: 'var(--viz-3)' },
  { letter: 'D', color: 'var(--viz-4)' },
] as const
