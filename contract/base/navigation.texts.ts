import { messages } from './texts.ts'

const { views } = messages

/** The groups of the menus and their entries. The specification's name of a screen, if it is another, comes second. */
export const navigationMessages = {
  groups: { match: 'Match', scout: 'Scout', meta: 'Meta', maps: 'Maps', ours: 'Ours' },
  entries: {
    lobby: ['Lobby', views.regular],
    draft: ['Draft', views.calculator],
    plan: ['Plan', 'Plan the series'],
    live: [views.live],
    rooms: ['Rooms'],
    teams: [views.team],
    players: [views.players],
    series: [views.series],
    ask: ['Ask', views.ask],
    compositions: ['Compositions', 'Comp Performance'],
    legends: ['Legends', 'Legend Info'],
    bans: ['Bans', 'Legend Bans'],
    weapons: ['Weapons', 'Weapon Stats'],
    poi_data: [views.poi_data],
    poi_draft: [views.poi_draft],
    rings: ['Rings'],
    interactive_map: [views.interactive_map],
    pin_map: [views.pin_map],
    lootpath: [views.lootpath],
    own: ['Our team'],
    moments: [views.moments],
    notes: [messages.app.notes],
    comp_notes: [views.comp_notes],
    track: [views.track],
    statsboard: [views.statsboard],
  },
  inGroup: (group: string) => `Pages of ${group}`,
  running: 'A game is running',
  import: 'Import',
} as const
