/**
 * The messages of the game's LiveAPI 2.5 with their protobuf tags. Both framings, protobuf and JSON, are read by this
 * table. As in proto3, a missing number is 0, a missing text is empty and a missing message is null.
 */

/** `count` is a uint32, `time` a uint64 of epoch seconds that is null if it is no plausible time. */
export type ScalarType = 'text' | 'count' | 'int' | 'float' | 'flag' | 'time'

export interface MessageShape {
  readonly [field: string]:
    | readonly [tag: number, type: ScalarType | MessageShape]
    | readonly [tag: number, type: ScalarType | MessageShape, 'list']
}

const EVENT = { timestamp: [1, 'time'], category: [2, 'text'] } as const

const VECTOR = { x: [1, 'float'], y: [2, 'float'], z: [3, 'float'] } as const

const PLAYER = {
  name: [1, 'text'],
  teamId: [2, 'count'],
  pos: [3, VECTOR],
  angles: [4, VECTOR],
  currentHealth: [5, 'count'],
  maxHealth: [6, 'count'],
  shieldHealth: [7, 'count'],
  shieldMaxHealth: [8, 'count'],
  nucleusHash: [9, 'text'],
  hardwareName: [10, 'text'],
  teamName: [11, 'text'],
  squadIndex: [12, 'count'],
  character: [13, 'text'],
  skin: [14, 'text'],
} as const

const ITEM = { quantity: [1, 'int'], item: [2, 'text'], extraData: [3, 'text'] } as const
const VERSION = {
  major_num: [1, 'count'],
  minor_num: [2, 'count'],
  build_stamp: [3, 'count'],
  revision: [4, 'text'],
} as const
const DATACENTER = { ...EVENT, name: [3, 'text'] } as const
const LOADOUT = { weapons: [1, ITEM, 'list'], equipment: [2, ITEM, 'list'] } as const
const LOBBY_PLAYER = {
  name: [1, 'text'],
  teamId: [2, 'count'],
  nucleusHash: [3, 'text'],
  hardwareName: [4, 'text'],
} as const
const LOBBY_TEAM = { id: [1, 'count'], name: [2, 'text'], spawnPoint: [3, 'int'] } as const
const LEGEND_BAN = { name: [1, 'text'], reference: [2, 'text'], banned: [3, 'flag'] } as const

const BY_PLAYER = { ...EVENT, player: [3, PLAYER] } as const
const ITEM_OF_PLAYER = { ...BY_PLAYER, item: [4, 'text'], quantity: [5, 'int'] } as const
const LINKED = { ...BY_PLAYER, linkedEntity: [4, 'text'] } as const
const RING = {
  ...EVENT,
  stage: [3, 'count'],
  center: [4, VECTOR],
  currentRadius: [5, 'float'],
  shrinkDuration: [7, 'float'],
} as const
const ATTACK = { ...EVENT, attacker: [3, PLAYER], victim: [4, PLAYER] } as const
const PACKAGE = { ...EVENT, packageId: [3, 'count'], position: [4, VECTOR] } as const

/** By name, with a lowercase first letter as in `category`. */
export const LIVE_MESSAGES = {
  init: {
    ...EVENT,
    gameVersion: [3, 'text'],
    apiVersion: [4, VERSION],
    platform: [5, 'text'],
    name: [6, 'text'],
  },
  matchSetup: {
    ...EVENT,
    map: [3, 'text'],
    playlistName: [4, 'text'],
    playlistDesc: [5, 'text'],
    datacenter: [6, DATACENTER],
    aimAssistOn: [7, 'flag'],
    anonymousMode: [8, 'flag'],
    serverId: [9, 'text'],
    startingLoadout: [10, LOADOUT],
  },
  gameStateChanged: { ...EVENT, state: [3, 'text'] },
  characterSelected: BY_PLAYER,
  playerConnected: BY_PLAYER,
  playerDisconnected: { ...BY_PLAYER, canReconnect: [4, 'flag'], isAlive: [5, 'flag'] },
  playerStatChanged: { ...BY_PLAYER, statName: [4, 'text'], newValue: [5, 'count'] },
  playerUpgradeTierChanged: { ...BY_PLAYER, level: [4, 'int'] },
  legendUpgradeSelected: {
    ...BY_PLAYER,
    upgradeName: [4, 'text'],
    upgradeDesc: [5, 'text'],
    level: [6, 'int'],
  },
  ringStartClosing: { ...RING, endRadius: [6, 'float'] },
  ringFinishedClosing: RING,
  matchStateEnd: { ...EVENT, state: [3, 'text'], winners: [4, PLAYER, 'list'] },
  observerSwitched: {
    ...EVENT,
    observer: [3, PLAYER],
    target: [4, PLAYER],
    targetTeam: [5, PLAYER, 'list'],
  },
  observerAnnotation: { ...EVENT, annotationSerial: [3, 'int'] },
  playerDamaged: { ...ATTACK, weapon: [5, 'text'], damageInflicted: [6, 'count'] },
  playerDowned: { ...ATTACK, weapon: [5, 'text'] },
  playerKilled: { ...ATTACK, awardedTo: [5, PLAYER], weapon: [6, 'text'] },
  playerAssist: { ...EVENT, assistant: [3, PLAYER], victim: [4, PLAYER], weapon: [5, 'text'] },
  squadEliminated: { ...EVENT, players: [3, PLAYER, 'list'], placement: [4, 'count'] },
  gibraltarShieldAbsorbed: { ...ATTACK, damageInflicted: [6, 'count'] },
  revenantForgedShadowDamaged: { ...ATTACK, damageInflicted: [6, 'count'] },
  playerUltimateCharged: LINKED,
  playerAbilityUsed: LINKED,
  ziplineUsed: LINKED,
  grenadeThrown: LINKED,
  playerRevive: { ...BY_PLAYER, revived: [4, PLAYER] },
  playerRespawnTeam: {
    ...BY_PLAYER,
    respawned: [4, 'text'],
    respawnedTeammates: [5, PLAYER, 'list'],
  },
  respawnFromDeathbox: {
    ...BY_PLAYER,
    inventory: [4, ITEM, 'list'],
    respawnedTeammates: [5, PLAYER, 'list'],
  },
  inventoryPickUp: ITEM_OF_PLAYER,
  inventoryUse: ITEM_OF_PLAYER,
  inventoryDrop: { ...ITEM_OF_PLAYER, extraData: [6, 'text', 'list'] },
  bannerCollected: { ...BY_PLAYER, collected: [4, PLAYER] },
  blackMarketAction: { ...BY_PLAYER, item: [4, 'text'] },
  wraithPortal: BY_PLAYER,
  warpGateUsed: BY_PLAYER,
  ammoUsed: {
    ...BY_PLAYER,
    ammoType: [4, 'text'],
    amountUsed: [5, 'count'],
    oldAmmoCount: [6, 'count'],
    newAmmoCount: [7, 'count'],
  },
  weaponSwitched: { ...BY_PLAYER, oldWeapon: [4, 'text'], newWeapon: [5, 'text'] },
  carePackageLaunched: { ...PACKAGE, contents: [5, 'text', 'list'] },
  carePackageLanded: PACKAGE,
  carePackageOpened: { ...PACKAGE, player: [5, PLAYER] },
  arenasItemSelected: ITEM_OF_PLAYER,
  arenasItemDeselected: ITEM_OF_PLAYER,
  pauseStateChangeNotification: {
    timestamp: [1, 'time'],
    isPausing: [2, 'flag'],
    message: [4, 'text'],
  },
  customMatch_LobbyPlayers: {
    playerToken: [1, 'text'],
    players: [2, LOBBY_PLAYER, 'list'],
    teams: [3, LOBBY_TEAM, 'list'],
  },
  customMatch_LegendBanStatus: { legends: [3, LEGEND_BAN, 'list'] },
  response: { success: [1, 'flag'] },
  requestStatus: { status: [1, 'text'] },
} as const satisfies Readonly<Record<string, MessageShape>>

export type LiveMessageName = keyof typeof LIVE_MESSAGES

type ValueOf<Type> = Type extends 'text'
  ? string
  : Type extends 'count' | 'int' | 'float'
    ? number
    : Type extends 'flag'
      ? boolean
      : Type extends 'time'
        ? number | null
        : FieldsOf<Type>

type FieldsOf<Shape> = {
  readonly [Name in keyof Shape]: Shape[Name] extends readonly [number, infer Type, 'list']
    ? readonly ValueOf<Type>[]
    : Shape[Name] extends readonly [number, infer Type]
      ? Type extends ScalarType
        ? ValueOf<Type>
        : ValueOf<Type> | null
      : never
}

export type LivePlayerInfo = FieldsOf<typeof PLAYER>
export type LiveVector = FieldsOf<typeof VECTOR>

/** One message of the feed, whichever framing it came in. */
export type LiveEvent = {
  [Name in LiveMessageName]: { readonly type: Name } & FieldsOf<(typeof LIVE_MESSAGES)[Name]>
}[LiveMessageName]

const isLiveMessage = (name: string): name is LiveMessageName => Object.hasOwn(LIVE_MESSAGES, name)

const BY_SPELLING = new Map(
  Object.keys(LIVE_MESSAGES)
    .filter(isLiveMessage)
    .map((name) => [name.toLowerCase(), name]),
)

/** The protocol spells `PlayerKilled`, events spell `playerKilled`, type urls add a package. */
export const findLiveMessage = (spelling: string): LiveMessageName | undefined =>
  BY_SPELLING.get(spelling.slice(spelling.lastIndexOf('.') + 1).toLowerCase())
