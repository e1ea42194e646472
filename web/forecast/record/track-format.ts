const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

export const writePercent = (percent: number) => `${Math.round(percent)}%`

/** A week begins on a Monday in UTC: `3 Nov`. */
export const writeWeek = (seconds: number) => DAY.format(seconds * 1000)
