import { playerMessages as texts } from '#contract/stats/player.texts.ts'

const NAMES: Readonly<Record<string, string>> = texts.platforms

/** Files of the game and its live feed separate the words differently. Unknown platforms are shown as they are. */
export const platformText = (hardware: string) =>
  NAMES[hardware.toUpperCase().replaceAll('-', '_')] ?? hardware
