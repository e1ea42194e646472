/** What a key does in the field that finds legends. */
type FieldAction =
  | { readonly kind: 'pick'; readonly index: number }
  | { readonly kind: 'move'; readonly active: number }
  | { readonly kind: 'clear' }

/**
 * Enter picks a legend only if exactly one matches or one was chosen with the arrows; otherwise it moves into the list, so a
 * half-typed name never picks the wrong one. `active` is the chosen match, -1 for none. Null for keys that the field leaves
 * alone.
 */
export function actOnFieldKey(
  { key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>,
  active: number,
  matches: number,
): FieldAction | null {
  switch (key) {
    case 'Enter': {
      if (repeat) return null
      if (matches === 1) return { kind: 'pick', index: 0 }
      return active >= 0 && active < matches
        ? { kind: 'pick', index: active }
        : { kind: 'move', active: Math.min(0, matches - 1) }
    }
    case 'Escape':
      return { kind: 'clear' }
    case 'ArrowDown':
      return { kind: 'move', active: Math.min(active + 1, matches - 1) }
    case 'ArrowUp':
      return { kind: 'move', active: Math.max(active - 1, -1) }
    default:
      return null
  }
}
