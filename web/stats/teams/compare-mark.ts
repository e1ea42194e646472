/** A letter and a colour each, so that one is the other's stand-in. */
export const COMPARE_MARKS = [
  { letter: 'A', color: 'var(--viz-1)' },
  { letter: 'B', color: 'var(--viz-2)' },
  { letter: 'C', color: 'var(--viz-3)' },
  { letter: 'D', color: 'var(--viz-4)' },
] as const
