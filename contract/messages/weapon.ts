import type { Armor } from '#domain/weapon/ttk.ts'
import { counted } from '../messages.ts'

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
    `of ${counted(weapons, 'weapon', 'weapons')}, without snipers and care package`,
  count: (weapons: number) => counted(weapons, 'weapon', 'weapons'),
  assumes: 'What the numbers assume',
  assumesText:
    'Season 25. Every shot hits the body, from the first on. Wind-up, charge, spin-up, reloads and the flight of the bullet are not counted.',

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
  armour: 'Armour',
  armours: { White: 'White', Blue: 'Blue', Purple: 'Purple', Red: 'Red' } satisfies Record<
    Armor,
    string
  >,
  table: 'Table',
  tables: { short: 'Overview', full: 'Full' },
  noWeapons: 'No weapons of this kind in the file',

  name: 'Weapon Name',
  ammoType: 'Ammo Type',
  damage: 'Damage',
  headshot: 'Headshot Damage',
  head: 'Head Damage',
  dps: 'DPS',
  magazine: 'Base Mag',
  ttk: (armour: string) => `TTK ${armour}`,
  ttkWithBolt: (armour: string, bolt: number) => `${armour}, bolt ${bolt}`,
  damageOf: (damage: number | string) => `${damage} damage`,
  headOf: (damage: number | string) => `${damage} head`,
  magazineHolds: (shots: number | string) => `mag ${shots}`,
  ttkOf: (weapon: string, armour: string) => `${weapon}: TTK ${armour}`,
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
      `${damage} damage x ${pellets} pellets = ${shot} a shot`,
    shots: (health: number, damage: string, shots: number) =>
      `${health} health and shield / ${damage} a shot: ${counted(shots, 'shot', 'shots')}`,
    oneShot: 'The first shot kills, so no time passes.',
    waits: (waits: number, rate: string, seconds: string) =>
      `${counted(waits, 'wait', 'waits')} / ${rate} shots a second = ${seconds} s`,
    pauses: (pauses: number, pause: string, seconds: string) =>
      `${counted(pauses, 'pause', 'pauses')} between bursts x ${pause} s = ${seconds} s`,
    extra: (seconds: string, armour: string) =>
      `${seconds} s for the bursts of the heated Nemesis against ${armour}`,
    sum: (seconds: string) => `Together ${seconds} s`,
    bolt: (bolt: number, times: string) => `Bolt ${bolt} fires ${times} times as fast`,
    reload: (shots: number, held: number) =>
      `The base magazine holds ${held} of the ${shots} shots; the reload is not counted.`,
    steady: (damage: string, rate: string, value: number) =>
      `${damage} a shot x ${rate} shots a second = ${value}`,
    burst: (count: number, damage: string) => `A burst is ${count} shots of ${damage}`,
    burstTime: (waits: number, rate: string, pause: string) =>
      `It takes ${waits} / ${rate} s, and a pause of ${pause} s follows`,
    burstSum: (value: number) => `Together ${value} a second`,
  },

  plot: 'TTK by armour',
  plotInfo:
    'One line a weapon, in the order of the table: from the time to kill against White armour to that against Red. The number is for the armour that is chosen.',
  unit: 's',
  plotText: (weapons: number, armour: string, fastest: string, slowest: string) =>
    `${counted(weapons, 'weapon', 'weapons')}. Fastest against ${armour}: ${fastest}. Slowest: ${slowest}. The table has every number.`,
  plotRow: (name: string, times: string) => `${name}: ${times}`,
  timeOf: (name: string, seconds: string) => `${name} ${seconds} s`,
  beyond: (count: number, end: string) =>
    `${counted(count, 'weapon reaches', 'weapons reach')} beyond ${end} s.`,

  export: 'Export to Excel',
  exporting: 'Exporting...',
  exportFailed: 'Error exporting to Excel',
} as const
