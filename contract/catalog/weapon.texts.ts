import type { Armor } from '#domain/catalog/ttk.ts'
import { counted } from '../base/texts.ts'

/** Texts of the Weapon Stats tab; those of the specification stay exact. */
export const weaponMessages = {
  title: 'Weapon Stats',
  loading: 'Loading weapon data...',
  loadFailed: 'Failed to load weapon data',
  parseFailed: 'Failed to parse weapon data CSV',
  processFailed: 'Failed to process weapon data',
  error: (message: string) => `Error: ${message}`,

  topDps: 'Top 5 DPS',
  topTtk: 'Top 5 TTK (Purple Armor)',
  topOf: (weapons: number) => `of ${counted(weapons, 'weapon', 'weapons')}`,
  everydayOf: (weapons: number) =>
    `of ${counted(weapons, 'weapon', 'weapons')}, excluding sniper and care package weapons`,
  count: (weapons: number) => counted(weapons, 'weapon', 'weapons'),
  assumes: 'Assumptions',
  assumesText:
    'Season 25. Every shot hits the body. Charge-up, spin-up, reload and bullet travel times are not included.',

  ammo: 'Ammo',
  ammoTypes: {
    all: 'All Weapons',
    light: 'Light',
    heavy: 'Heavy',
    energy: 'Energy',
    shotgun: 'Shotgun',
    sniper: 'Sniper',
    care: 'Care Package',
  },
  /** Of the same weapons in the full table. */
  noAmmo: 'N/A',
  armor: 'Armor',
  armors: { White: 'White', Blue: 'Blue', Purple: 'Purple', Red: 'Red' } satisfies Record<
    Armor,
    string
  >,
  table: 'Table',
  tables: { short: 'Summary', full: 'Full' },
  noWeapons: 'No weapons with this ammo type',

  name: 'Weapon Name',
  ammoType: 'Ammo Type',
  damage: 'Damage',
  headshot: 'Headshot Damage',
  head: 'Head Damage',
  dps: 'DPS',
  magazine: 'Base Mag',
  ttk: (armor: string) => `TTK ${armor}`,
  ttkWithBolt: (armor: string, bolt: number) => `${armor}, bolt ${bolt}`,
  damageOf: (damage: number | string) => `${damage} damage`,
  headOf: (damage: number | string) => `${damage} head`,
  magazineHolds: (shots: number | string) => `mag ${shots}`,
  ttkOf: (weapon: string, armor: string) => `${weapon}: TTK ${armor}`,
  dpsOf: (weapon: string) => `${weapon}: DPS`,
  seconds: (seconds: string) => `${seconds} s`,
  missing: 'N/A',
  pellets: (pellets: number, each: number) => `${pellets} x ${each}`,
  withBolt: (bolt: number) => `bolt ${bolt}`,
  noBolt: 'No bolt',
  bolt: (bolt: number) => `Bolt ${bolt}`,
  akimbo: 'Akimbo',

  details: (weapon: string) => `${weapon}, details`,
  timeToKill: 'Time to kill',
  timeToKillSeconds: 'Time to kill (s)',
  shots: (shots: number) => counted(shots, 'shot', 'shots'),
  oneHand: 'One hand',
  magazineOf: (level: number) => (level === 0 ? 'Base Mag' : `Level ${level}`),
  perMagazine: 'Damage per magazine',

  why: {
    shotDamage: (damage: string, pellets: string, shot: string) =>
      `${damage} damage × ${pellets} pellets = ${shot} per shot`,
    shots: (health: number, damage: string, shots: number) =>
      `${health} health and shield / ${damage} per shot: ${counted(shots, 'shot', 'shots')}`,
    oneShot: 'The first shot kills, so the time is 0 s.',
    waits: (waits: number, rate: string, seconds: string) =>
      `${counted(waits, 'interval', 'intervals')} / ${rate} shots per second = ${seconds} s`,
    pauses: (pauses: number, pause: string, seconds: string) =>
      `${counted(pauses, 'pause', 'pauses')} between bursts × ${pause} s = ${seconds} s`,
    extra: (seconds: string, armor: string) =>
      `${seconds} s extra for heated Nemesis bursts against ${armor}`,
    sum: (seconds: string) => `Total: ${seconds} s`,
    bolt: (bolt: number, times: string) => `Bolt ${bolt} fires ${times} times as fast`,
    reload: (shots: number, held: number) =>
      `The base magazine holds ${held} of the ${shots} shots. Reload time is not included.`,
    steady: (damage: string, rate: string, value: number) =>
      `${damage} per shot × ${rate} shots per second = ${value}`,
    burst: (count: number, damage: string) => `A burst is ${count} shots of ${damage}`,
    burstTime: (waits: number, rate: string, pause: string) =>
      `It takes ${waits} / ${rate} s, followed by a ${pause} s pause`,
    burstSum: (value: number) => `Total: ${value} per second`,
  },

  plot: 'TTK by armor',
  plotInfo:
    'One line per weapon in table order, from its time to kill against White armor to Red. The number is for the selected armor.',
  unit: 's',
  plotText: (weapons: number, armor: string, fastest: string, slowest: string) =>
    `${counted(weapons, 'weapon', 'weapons')}. Fastest against ${armor}: ${fastest}. Slowest: ${slowest}. All numbers are in the table.`,
  plotRow: (name: string, times: string) => `${name}: ${times}`,
  timeOf: (name: string, seconds: string) => `${name} ${seconds} s`,
  beyond: (count: number, end: string) =>
    `${counted(count, 'weapon takes', 'weapons take')} longer than ${end} s.`,

  export: 'Export to Excel',
  exporting: 'Exporting...',
  exportFailed: 'Error exporting to Excel',
} as const
