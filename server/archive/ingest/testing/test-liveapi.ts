const LEGENDS = ['Mad Maggie', 'Wraith', 'Catalyst']
export const START = 1_751_587_240

export const member = (slot: number, seat: number, changes: object = {}) => ({
  name: `Player ${slot}-${seat}`,
  teamId: slot,
  teamName: `Squad ${slot - 1}`,
  nucleusHash: `hash-${slot}-${seat}`,
  character: LEGENDS[seat],
  ...changes,
})

export const squad = (slot: number) => LEGENDS.map((_, seat) => member(slot, seat))

export const slots = (count: number) => Array.from({ length: count }, (_, place) => place + 2)

export interface TestEvent {
  readonly category: string
  readonly timestamp: number
}

export const event = (category: string, seconds: number, fields: object = {}): TestEvent => ({
  ...fields,
  timestamp: START + seconds,
  category,
})

export const matchSetup = (serverId = 's1', seconds = 0) =>
  event('matchSetup', seconds, { map: 'mp_rr_tropic_island_mu2', serverId })

export const opening = (count: number) => [
  ...slots(count).flatMap((slot) =>
    squad(slot).map((player) => event('characterSelected', 10, { player })),
  ),
  event('gameStateChanged', 60, { state: 'Playing' }),
]

export const out = (slot: number, seconds: number) =>
  event('squadEliminated', seconds, { players: squad(slot) })

const end = (slot: number, seconds: number) =>
  event('matchStateEnd', seconds, { state: 'WinnerDetermined', winners: squad(slot) })

/** Slot 2 wins, and the highest slot is eliminated first. */
export const endings = (count: number, seconds: number) => [
  ...slots(count)
    .slice(1)
    .toReversed()
    .map((slot, place) => out(slot, seconds + place)),
  end(2, seconds + 100),
]

export const log = (...middle: TestEvent[]) => [
  matchSetup(),
  ...opening(8),
  ...middle,
  ...endings(8, 1000),
]
