interface LegendIcon {
  /** In the roster's spelling, as in `LEGENDS`. */
  readonly legend: string
  readonly icon: string
  readonly author: string
  readonly license: 'CC BY 3.0' | 'CC0'
}

/**
 * One emblem per legend, by its name in the collection of https://game-icons.net. Authors are from the folder names in
 * https://github.com/game-icons/icons; `gas-mask`, `tesla-coil` and `castle` exist there twice, so the path data
 * decided.
 */
export const LEGEND_ICONS: readonly LegendIcon[] = [
  { legend: 'Ash', icon: 'android-mask', author: 'Lorc', license: 'CC BY 3.0' },
  { legend: 'Ballistic', icon: 'bullets', author: 'Lorc', license: 'CC BY 3.0' },
  { legend: 'Bangalore', icon: 'missile-swarm', author: 'Lorc', license: 'CC BY 3.0' },
  { legend: 'Fuse', icon: 'cluster-bomb', author: 'Lorc', license: 'CC BY 3.0' },
  { legend: 'MadMaggie', icon: 'wrecking-ball', author: 'Lorc', license: 'CC BY 3.0' },
  { legend: 'Alter', icon: 'magic-portal', author: 'Lorc', license: 'CC BY 3.0' },
  { legend: 'Horizon', icon: 'ringed-planet', author: 'Lorc', license: 'CC BY 3.0' },
  { legend: 'Octane', icon: 'sprint', author: 'Lorc', license: 'CC BY 3.0' },
  { legend: 'Pathfinder', icon: 'robot-antennas', author: 'Delapouite', license: 'CC BY 3.0' },
  { legend: 'Revenant', icon: 'death-skull', author: 'sbed', license: 'CC BY 3.0' },
  { legend: 'Wraith', icon: 'spectre', author: 'Lorc', license: 'CC BY 3.0' },
  { legend: 'Bloodhound', icon: 'raven', author: 'Lorc', license: 'CC BY 3.0' },
  { legend: 'Crypto', icon: 'delivery-drone', author: 'Delapouite', license: 'CC BY 3.0' },
  { legend: 'Seer', icon: 'third-eye', author: 'Lorc', license: 'CC BY 3.0' },
  { legend: 'Vantage', icon: 'spyglass', author: 'Lorc', license: 'CC BY 3.0' },
  { legend: 'Valkyrie', icon: 'liberty-wing', author: 'Delapouite', license: 'CC BY 3.0' },
  { legend: 'Sparrow', icon: 'high-shot', author: 'Lorc', license: 'CC BY 3.0' },
  { legend: 'Conduit', icon: 'battery-pack', author: 'sbed', license: 'CC BY 3.0' },
  { legend: 'Gibraltar', icon: 'energy-shield', author: 'Lorc', license: 'CC BY 3.0' },
  { legend: 'Lifeline', icon: 'heart-plus', author: 'Zeromancer', license: 'CC0' },
  { legend: 'Loba', icon: 'wolf-howl', author: 'Lorc', license: 'CC BY 3.0' },
  { legend: 'Mirage', icon: 'duality-mask', author: 'Lorc', license: 'CC BY 3.0' },
  { legend: 'Newcastle', icon: 'castle', author: 'Lorc', license: 'CC BY 3.0' },
  { legend: 'Catalyst', icon: 'crystal-growth', author: 'Lorc', license: 'CC BY 3.0' },
  { legend: 'Caustic', icon: 'gas-mask', author: 'Skoll', license: 'CC BY 3.0' },
  { legend: 'Rampart', icon: 'sentry-gun', author: 'Lorc', license: 'CC BY 3.0' },
  { legend: 'Wattson', icon: 'tesla-coil', author: 'Lorc', license: 'CC BY 3.0' },
]
