/** First key of a two-key shortcut: G then R opens another view. */
const LEADER = 'g'
const LEADER_MS = 1000

/** Returns a function that says for each key press whether it follows the leader key. */
export function leaderWatch() {
  let ledAt = -LEADER_MS
  return ({ key, timeStamp }: Pick<KeyboardEvent, 'key' | 'timeStamp'>): boolean => {
    const isLed = timeStamp - ledAt < LEADER_MS
    ledAt = key === LEADER ? timeStamp : -LEADER_MS
    return isLed
  }
}
