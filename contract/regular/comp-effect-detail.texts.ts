import { counted } from '../base/texts.ts'

/** Texts of the popover, loaded when the first one opens. */
export const compEffectDetailMessages = {
  title: 'Adjusted for who played it',
  compared: (n: number, raw: string) =>
    `In ${counted(n, 'game', 'games')} teams scored ${raw} points per game compared with their own average until then.`,
  terms: (n: number, raw: string, games: number) => `${n} × ${raw} / (${n} + ${games})`,
} as const
