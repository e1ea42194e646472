import { encodeFrame, type SimulatedEvent } from '#server/live-match/simulator/encode-frame.ts'
import { initEvent } from '#server/live-match/simulator/simulated-frames.ts'
import { simulateSeries } from '#server/live-match/simulator/simulated-series.ts'

/** With these the lobby would get smaller, and there would be less to send. */
const ENDINGS = new Set<string>([
  'playerKilled',
  'squadEliminated',
  'matchStateEnd',
  'gameStateChanged',
  'playerDisconnected',
])

/** The frames of a lobby until the drop, and those of a fight in which all 60 players stay alive. */
export function framesOfFight(token: string, seed: number) {
  const startedAt = Math.floor(Date.now() / 1000)
  const [game] = simulateSeries({ seed, startedAt, hasFaults: false, games: 1 })
  const events = (game?.steps ?? []).flatMap(({ send }) => (typeof send === 'object' ? send : []))
  const drop = 1 + events.findIndex((event) => event['state'] === 'Playing')
  const fight = events.slice(drop).filter(({ category }) => !ENDINGS.has(category))
  return {
    lobby: [initEvent(token, startedAt), ...events.slice(0, drop)].map(encode),
    fight: fight.map(encode),
  }
}

const encode = (event: SimulatedEvent) => Buffer.from(encodeFrame(event, 'protobuf'))
