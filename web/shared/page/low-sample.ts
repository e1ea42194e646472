/** Fewer games than this say little about a mean or a rate. */
const FEW_GAMES = 10
export const isLowSample = (n: number) => n < FEW_GAMES
