/** FNV-1a: a text gives the same seed on every machine. */
function hash(text) {
  let value = 2166136261
  for (const character of text) {
    value ^= character.codePointAt(0)
    value = Math.imul(value, 16777619)
  }
  return value >>> 0
}

/** Mulberry32: numbers from 0 to 1, always the same for the same seed text. */
export function seededRandom(seed) {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
