const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 3, useGrouping: false })

/** As precise as in the file. */
export const plain = (value: number) => NUMBER.format(value)

export const twoDecimals = (seconds: number) => seconds.toFixed(2)
