import { PLACEMENT_POINTS } from './test-overstat-series.ts'

/** The password in the files that have one. */
export const SAMPLE_PASSWORD = 'lantern-drop-5521'

const ringKillPoints = Object.fromEntries(
  Array.from({ length: 6 }, (_, ring) => [`ring${ring}`, { closing: 1, countdown: 1 }]),
)
export const SCORING = {
  killPoints: 1,
  ringKillPoints,
  placementPoints: PLACEMENT_POINTS,
  useRingKillPoints: false,
}
export const VISIBILITY = { hideDrops: false, hideReplays: false, hideStandings: false }

/** Settings of a lobby with bans; `spots` counts the drop spots of each map. */
export function lobbySettings(
  spots: Readonly<Record<string, number>>,
  dropMaps: object,
  lobby: object,
) {
  const drops = Object.entries(spots).map(([map, count]) => [
    map,
    Array.from({ length: count }, (_, spot) => String(spot + 1)),
  ])
  return {
    draft: {
      timeout: 30,
      startTime: '2025-06-01T18:00:00.000Z',
      autoAssign: 'forfeit',
      roundOrderMode: '3_ROUND_BALANCED',
    },
    drops: {
      maps: dropMaps,
      pass: SAMPLE_PASSWORD,
      drops: Object.fromEntries(drops),
      enabled: true,
      dropMode: 'normal',
      allowClaiming: true,
      contestLimits: { map: 0, poi: 1, enabled: false },
      forceTeamNames: true,
      forceTeamColors: true,
      disableMultiplePrimarys: false,
    },
    scoring: { ...SCORING, useLegendBans: true, useMatchPoint: false, matchPointThreshold: 50 },
    ...VISIBILITY,
    matchType: 'team',
    lobbySetup: {
      bans: ['wraith', 'alter', 'sparrow', 'ash', 'fuse'],
      config: {
        anonMode: true,
        adminChat: false,
        aimAssist: true,
        selfAssign: true,
        teamRename: false,
        playlistName: 'tropic_new_spawn_pm',
      },
      setBans: true,
      autoBans: true,
      appendDrops: false,
      setTeamDrops: true,
      setTeamNames: true,
      setLobbyOptions: false,
      ...lobby,
    },
  }
}
