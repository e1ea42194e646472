const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 3, useGrouping: false })

/** As exact as the file has it. */
export const plain = (value: number) => NUMBER.format(value)

export const twoDecimals = (seconds: number) => seconds.toFixed(2)
