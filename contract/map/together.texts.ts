import { counted } from '../base/texts.ts'

export const togetherMessages = {
  badge: { live: 'Drawing together', connecting: 'Connecting...', lost: 'Offline' },
  stop: 'Stop drawing together',
  copyLink: 'Copy link to draw',
  live: 'Live. Changes are saved as you draw.',
  connecting: 'Connecting...',
  saving: 'Saving...',
  offline: "You're offline. You can go on drawing.",
  unsent: (count: number) =>
    `You're offline. ${counted(count, 'change', 'changes')} will be sent when you're back.`,
  people: 'Who is here',
  you: (name: string) => `${name} (you)`,
  skipped: (count: number) =>
    `${counted(count, 'shape', 'shapes')} stayed as ${count === 1 ? 'it is' : 'they are'}: someone else changed ${count === 1 ? 'it' : 'them'} since.`,
  full: (count: number) =>
    `${counted(count, 'shape', 'shapes')} didn't fit: the plan has reached its maximum. Delete some and draw again.`,
  guest: 'Log in to draw in this plan.',
  ended: 'The owner stopped drawing together. This is the plan as you last saw it.',
  endedUnsent: (count: number) =>
    `The owner stopped drawing together. ${counted(count, 'change', 'changes')} of yours couldn't be saved in the plan.`,
  deleted: 'The owner deleted this plan. This is how you last saw it.',
  deletedUnsent: (count: number) =>
    `The owner deleted this plan. ${counted(count, 'change', 'changes')} of yours couldn't be saved in it.`,
  refused: 'Your session has ended. Log in again to draw.',
  keptUnsent: (count: number) =>
    `People no longer draw together in this plan. ${counted(count, 'change', 'changes')} of yours couldn't be saved in it.`,
  saveCopy: 'Save as my own plan',
  discard: 'Discard changes',
  discardText: (count: number) =>
    `${counted(count, 'change', 'changes')} of yours will be lost. This cannot be undone.`,
} as const
