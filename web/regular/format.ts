export const oneDecimal = (number: number) => number.toFixed(1)
