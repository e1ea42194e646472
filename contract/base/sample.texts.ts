/** Texts about numbers from few games. */
export const sampleMessages = { few: 'few', fewHint: 'Fewer than 5 games' } as const
