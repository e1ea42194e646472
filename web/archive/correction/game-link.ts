/** Relative to the current page, so Back returns to the search. */
export const gameLink = (id: number) => `?tab=corrections&game=${id}`

export const SEARCH_LINK = '?tab=corrections'
