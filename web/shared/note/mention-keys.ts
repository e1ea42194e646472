type MentionAction =
  | { readonly kind: 'choose' }
  | { readonly kind: 'move'; readonly active: number }
  | { readonly kind: 'close' }

/** What a key does while the list of mentions is open. Null for keys that write as usual. */
export function actOnMentionKey(
  event: Pick<KeyboardEvent, 'key' | 'isComposing' | 'shiftKey'>,
  active: number,
  choices: number,
): MentionAction | null {
  // These keys belong to the input method until it is done.
  if (event.isComposing) return null
  if (event.key === 'ArrowDown') return { kind: 'move', active: (active + 1) % choices }
  if (event.key === 'ArrowUp') return { kind: 'move', active: (active + choices - 1) % choices }
  if (event.key === 'Escape') return { kind: 'close' }
  const chooses = (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey
  return chooses ? { kind: 'choose' } : null
}
