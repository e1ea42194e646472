import { connectTo } from './test-feed.ts'

const LEGENDS = ['Wraith', 'Ash', 'Catalyst']
const MAPS = ['mp_rr_tropic_island_mu2', 'mp_rr_desertlands_hu']

interface HandMatch {
  /** Epoch seconds of the setup. */
  readonly at: number
  /** Part of the names of teams and players: another one is another lobby. */
  readonly lobby?: string
  readonly teams?: number
  readonly size?: number
  readonly map?: number
  /** Teams with the name of the first one. */
  readonly twins?: number
}

export interface HandEvent {
  readonly category: string
  readonly [field: string]: unknown
}

/**
 * A short match, written by hand: team 1 wins, and the others are out from the last one on. `beginning` is everything
 * until the drop, `middle` the kills and eliminations, `ending` what follows the last of them.
 */
export function handMatch({ at, lobby = 'A', teams = 8, size = 3, map = 0, twins = 0 }: HandMatch) {
  const squads = Array.from({ length: teams }, (_, index) =>
    Array.from({ length: size }, (__, seat) => ({
      name: `${lobby}${index + 1}-${seat}`,
      teamId: index + 2,
      teamName: `${lobby} Squad ${index <= twins ? 1 : index + 1}`,
      nucleusHash: `${lobby}${index + 1}${seat}`.toLowerCase().padEnd(32, '0'),
      character: LEGENDS[seat] ?? 'Fuse',
    })),
  )
  const event = (category: string, seconds: number, fields: object = {}): HandEvent => ({
    category,
    timestamp: at + seconds,
    ...fields,
  })
  const state = (name: string, seconds: number) =>
    event('gameStateChanged', seconds, { state: name })
  const [winners = [], ...others] = squads
  const setup = event('matchSetup', 0, { map: MAPS[map], serverId: `${lobby}:${at}` })
  return {
    setup,
    beginning: [
      setup,
      state('WaitingForPlayers', 1),
      ...squads.flat().map((player) => event('characterSelected', 10, { player })),
      state('Playing', 60),
    ],
    middle: others.toReversed().flatMap((squad, index) => [
      ...squad.map((victim) =>
        event('playerKilled', 300 + 60 * index, {
          attacker: winners[0],
          awardedTo: winners[0],
          victim,
        }),
      ),
      event('squadEliminated', 301 + 60 * index, { players: squad, placement: teams - index }),
    ]),
    ending: [
      event('matchStateEnd', 1000, { state: 'WinnerDetermined', winners }),
      state('Resolution', 1001),
      state('Postmatch', 1021),
    ],
    stopped: event('matchStateEnd', 700, { state: 'AdminEnd', winners: [] }),
  }
}

export const wholeMatch = (match: HandMatch): HandEvent[] => {
  const { beginning, middle, ending } = handMatch(match)
  return [...beginning, ...middle, ...ending]
}

/** Sends events as the game would, in JSON. */
export async function openHandFeed(url: string, token: string) {
  const { socket, closed } = await connectTo(url)
  const send = (...events: readonly HandEvent[]) => {
    for (const event of events) socket.send(JSON.stringify(event))
  }
  send({ category: 'init', name: token })
  return {
    send,
    close: async () => {
      socket.close()
      await closed
    },
  }
}
