/** Recognizes the second press of a double click. After `reset` the next press counts as a first one. */
export function pressGuard(doubleClickMs: number) {
  let pressedAt = -doubleClickMs
  return {
    isRepeat: (timeStamp: number): boolean => {
      if (timeStamp - pressedAt < doubleClickMs) return true
      pressedAt = timeStamp
      return false
    },
    reset: () => {
      pressedAt = -doubleClickMs
    },
  }
}
