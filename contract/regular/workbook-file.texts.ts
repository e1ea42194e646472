/** What the reader of recommendation workbooks reports; only the server loads it. */
export const workbookFileMessages = {
  found: {
    unknownColumn: (name: string) => `unknown column "${name}"`,
    noColumn: (title: string) => `no column "${title}"`,
    noLegends: 'no legends',
    fewLegends: 'fewer than three legends',
    legendTwice: 'the same legend twice',
    sameLegends: (row: number) => `same legends as row ${row}`,
    unknownLegend: (name: string) => `"${name}" is not a known legend`,
    noValue: 'no value',
    notANumber: (text: string, column: string) => `"${text}" in column ${column}`,
  },
  actions: {
    columnIgnored: 'the column is ignored',
    noPlayers: 'no player is shown for that legend',
    rowSkipped: 'the row is skipped',
    kept: 'the row is kept',
    rankedLast: 'the row is ranked last',
    valueEmpty: 'the value stays empty',
  },
} as const
