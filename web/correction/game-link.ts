/** Below the page that is open, so that Back leads to the search as it was. */
export const gameLink = (id: number) => `?tab=corrections&game=${id}`

export const SEARCH_LINK = '?tab=corrections'
