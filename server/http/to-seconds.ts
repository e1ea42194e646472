/** Unix time, as answers give moments. */
export const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000)
