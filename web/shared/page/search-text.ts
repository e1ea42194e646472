/** Normalizes text for searches: ignores case and accents. */
export const toSearchText = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
