/** For searches: case and accents never decide. */
export const toSearchText = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
