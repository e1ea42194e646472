/** A letter soon after this one belongs to it: G R leads to another view. */
export const LEADER = 'g'
const LEADER_MS = 1000

/** Tells of each key press whether it follows the leader. */
export function leaderWatch() {
  let ledAt = -LEADER_MS
  return ({ key, timeStamp }: Pick<KeyboardEvent, 'key' | 'timeStamp'>): boolean => {
    const isLed = timeStamp - ledAt < LEADER_MS
    ledAt = key === LEADER ? timeStamp : -LEADER_MS
    return isLed
  }
}
