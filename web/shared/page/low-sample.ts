/** With fewer games, a mean or rate isn't reliable. */
const FEW_GAMES = 10
export const isLowSample = (n: number) => n < FEW_GAMES
