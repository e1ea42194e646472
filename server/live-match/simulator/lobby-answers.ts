import { readParts } from '../../archive/ingest/live-feed/read-binary.ts'
import { isRecord } from '../../archive/ingest/parsing/record.ts'
import type { Framing } from './encode-frame.ts'
import { simulatedLobby } from './simulated-lobby.ts'
import { answerFrame, banStatus, type LiveFrame } from './simulated-frames.ts'

/** The requests that the simulator answers, with their tags in a Request. */
const ACTIONS = [
  ['customMatch_GetLobbyPlayers', 19],
  ['customMatch_GetLegendBanStatus', 24],
] as const
const KEY_TAG = 2

interface LobbyAnswer {
  readonly frame: LiveFrame
  /** Whether it says which legends are banned. */
  readonly hasBans: boolean
}

/** The game's answer to a request; null to one it doesn't know, or with a wrong key. */
export function answerTo(
  request: Buffer,
  bans: readonly string[],
  framing: Framing,
  key: string,
): LobbyAnswer | null {
  const action = framing === 'json' ? jsonAction(request, key) : binaryAction(request, key)
  if (action === 'customMatch_GetLobbyPlayers')
    return {
      frame: answerFrame('customMatch_LobbyPlayers', lobbyPlayers(), framing),
      hasBans: false,
    }
  if (action === 'customMatch_GetLegendBanStatus')
    return {
      frame: answerFrame('customMatch_LegendBanStatus', banStatus(bans), framing),
      hasBans: true,
    }
  return null
}

function binaryAction(request: Buffer, key: string) {
  const parts = readParts(request)
  if (Buffer.from(parts.get(KEY_TAG) ?? []).toString() !== key) return null
  return ACTIONS.find(([, tag]) => parts.has(tag))?.[0] ?? null
}

function jsonAction(request: Buffer, key: string) {
  const value: unknown = JSON.parse(request.toString())
  if (!isRecord(value) || (value['preSharedKey'] ?? '') !== key) return null
  return ACTIONS.find(([name]) => name in value)?.[0] ?? null
}

/** In the lobby, teams are counted from 1. */
const lobbyPlayers = () => {
  const teams = simulatedLobby()
  return {
    playerToken: 'simulated',
    players: teams.flatMap(({ slot, players }) =>
      players.map(({ name, hash }) => ({
        name,
        teamId: slot - 1,
        nucleusHash: hash,
        hardwareName: 'PC',
      })),
    ),
    teams: teams.map(({ name, slot }) => ({ id: slot - 1, name, spawnPoint: -1 })),
  }
}
