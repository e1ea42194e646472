import { counted } from './texts.ts'

const withInterval = (percent: number, interval: readonly number[] | null) =>
  `${percent}%${interval ? ` [${interval.join(', ')}]` : ''}`.padStart(22)

/** What the server and the commands print in a terminal. */
export const commandMessages = {
  greeting: (
    address: string,
    admin: { username: string; password: string | null } | null,
  ): string => {
    const credentials = admin?.password
      ? `Administrator: ${admin.username}\nPassword: ${admin.password}\n` +
        'This password is shown only once. Change it under Settings.\n'
      : ''
    return `\nRingwise is ready: ${address}\n${credentials}\n`
  },
  badEnvironment: (problems: string) => `Invalid configuration.\n${problems}`,

  importUsage: 'Usage: npm run import -- FILE... [--dry-run] [--yes]',
  nothingImported: 'Nothing was imported.',
  confirmationNeeded:
    'Nothing was imported. Add --yes to import without confirmation when there is no terminal.',
  importQuestion: (files: number) => `Import ${counted(files, 'file', 'files')}? [y/N] `,
  removeDemoHint: 'You can remove it on the admin page under Import.',
  previewLandings: (format: string, landings: number, teams: number) =>
    `${format}, ${counted(landings, 'landing', 'landings')} of ${counted(teams, 'team', 'teams')}`,
  preview: (format: string, sets: number, games: number, known: number, teamGames: number) =>
    `${format}, ${counted(sets, 'set', 'sets')}, ${counted(games, 'game', 'games')} (${known} already imported), ${counted(teamGames, 'team result', 'team results')}`,
  newTeam: (name: string) => `  New team: ${name}`,
  newTeamLike: (name: string, into: string, reason: string) =>
    `  New team: ${name}, might be ${into} (${reason})`,
  findingIn: (place: string, finding: string) => `  ${place}: ${finding}`,

  backtestUsage:
    'Usage: npm run backtest -- [--from YYYY-MM-DD] [--to YYYY-MM-DD] [--min-games N] [--protocol product|reference] [--json]',
  backtestHead: `${''.padEnd(28)}${'n'.padStart(7)}${'top 1'.padStart(9)}${'top 3'.padStart(9)}${'top 5'.padStart(9)}${'log loss'.padStart(10)}${'ECE'.padStart(7)}`,
  backtestNames: {
    forecast: 'Forecast',
    weighting: 'Weighted',
    sameAsLast: 'Same as last game',
    field: 'Field frequency',
    opener: '  first game of a series',
    free: '  nothing of theirs banned',
    forced: '  something of theirs banned',
  },
  backtestKnowledge: {
    field: '  team never seen',
    thin: '  team with under 6 games',
    known: '  team with 6 to 59 games',
    wellKnown: '  team with 60 or more games',
  },
  backtestLine: (
    name: string,
    n: number,
    shares: readonly number[],
    logLoss: number,
    ece: number,
  ) =>
    `${name.padEnd(28)}${String(n).padStart(7)}${shares.map((share) => `${share.toFixed(1)}%`.padStart(9)).join('')}${logLoss.toFixed(2).padStart(10)}${ece.toFixed(1).padStart(7)}`,
  backtestBans: (n: number, shares: readonly number[]) =>
    `Next ban: right in ${shares.map((share) => `${share.toFixed(1)}%`).join(' / ')} of ${n} games with one, two and three guesses.`,
  backtestFieldBans: (shares: readonly number[]) =>
    `By field frequency: ${shares.map((share) => `${share.toFixed(1)}%`).join(' / ')}.`,
  backtestSeen: (n: number, before: Date) =>
    `${counted(n, 'team-game is', 'team-games are')} from before ${before.toISOString().slice(0, 10)}. The shipped weights were fitted on such games, so these figures flatter them.`,

  banBacktestUsage:
    'Usage: npm run backtest -- bans [--known 0,5,10,15,20] [--from YYYY-MM-DD] [--to YYYY-MM-DD] [--protocol product|reference] [--json]',
  banBacktestHead: `${'Known first'.padEnd(14)}${'teams'.padStart(7)}${'n'.padStart(7)}${'top 1'.padStart(9)}${'top 3'.padStart(9)}${'log loss'.padStart(10)}`,
  banBacktestLine: (row: {
    order: string
    locked: number
    n: number
    top1: number | null
    top3: number | null
    logLoss: number | null
  }) =>
    `${row.order.padEnd(14)}${String(row.locked).padStart(7)}${String(row.n).padStart(7)}${`${row.top1 ?? '–'}%`.padStart(9)}${`${row.top3 ?? '–'}%`.padStart(9)}${String(row.logLoss ?? '–').padStart(10)}`,

  planBacktestUsage:
    'Usage: npm run backtest -- plan [--from YYYY-MM-DD] [--to YYYY-MM-DD] [--protocol product|reference] [--json]',
  planLegalHead: `${'Legal in game'.padEnd(14)}${'n'.padStart(7)}${'series'.padStart(8)}${'planned'.padStart(22)}${'with Plan B'.padStart(22)}${'gap'.padStart(7)}`,
  planLegalLine: (row: {
    game: number | null
    n: number
    series: number
    share: number
    interval: readonly number[] | null
    withPlanB: number
    withPlanBInterval: readonly number[] | null
    gap: number
  }) =>
    `${(row.game === null ? '2 and later' : String(row.game)).padEnd(14)}${String(row.n).padStart(7)}${String(row.series).padStart(8)}${withInterval(row.share, row.interval)}${withInterval(row.withPlanB, row.withPlanBInterval)}${row.gap.toFixed(1).padStart(7)}`,
  planBannedHead: `${'Banned by'.padEnd(14)}${'n'.padStart(7)}${'series'.padStart(8)}${'error'.padStart(9)}${'counting'.padStart(10)}${'better by'.padStart(22)}`,
  planBannedLine: (row: {
    game: number | null
    n: number
    series: number
    brier: number
    countedBrier: number
    skill: number
    skillInterval: readonly number[] | null
  }) =>
    `${(row.game === null ? 'all' : `game ${row.game}`).padEnd(14)}${String(row.n).padStart(7)}${String(row.series).padStart(8)}${row.brier.toFixed(3).padStart(9)}${row.countedBrier.toFixed(3).padStart(10)}${withInterval(row.skill, row.skillInterval)}`,

  finishBacktestUsage: 'Usage: npm run backtest -- finish [--from YYYY-MM-DD] [--json]',
  finishBacktestHead: `${'Chance of'.padEnd(12)}${'after game'.padStart(11)}${'n'.padStart(7)}${'skill'.padStart(8)}${'gap'.padStart(7)}  said/happened`,
  finishBacktestLine: (row: {
    kind: string
    after: number
    n: number
    skill: number
    ece: number
    reliability: readonly { said: number; happened: number }[]
  }) =>
    `${row.kind.padEnd(12)}${String(row.after).padStart(11)}${String(row.n).padStart(7)}${`${row.skill.toFixed(1)}%`.padStart(8)}${row.ece.toFixed(1).padStart(7)}  ${row.reliability.map(({ said, happened }) => `${said.toFixed(0)}/${happened.toFixed(0)}`).join(' ')}`,
  finishBacktestGain: ({ mean, low, high }: { mean: number; low: number; high: number }) =>
    `Win of the next game: log loss ${mean} better than a constant, 90% interval ${low} to ${high}.`,

  ringBacktestUsage:
    'Usage: npm run backtest -- rings --train FILE --test FILE [--json]\nRing files are JSON lines or CSV.',
  ringFileMissing: (file: string) => `Couldn't read ${file}.`,
  ringFileEmpty: (file: string) => `${file} has no usable ring games.`,
  ringBacktestLine: (n: number, median: number, withinHalf: number) =>
    `Ring 3 in ${counted(n, 'game', 'games')}: median miss ${median.toFixed(2)} radii, ${withinHalf.toFixed(1)}% within half a radius.`,
  ringBacktestMap: (map: string, train: number, n: number, median: number, withinHalf: number) =>
    `${map.padEnd(16)}${String(train).padStart(7)}${String(n).padStart(7)}${median.toFixed(2).padStart(9)}${`${withinHalf.toFixed(1)}%`.padStart(13)}`,
  ringBacktestHead: `${''.padEnd(16)}${'train'.padStart(7)}${'test'.padStart(7)}${'median'.padStart(9)}${'within half'.padStart(13)}`,
  ringLinesLeftOut: (file: string, lines: number) =>
    `${file}: ${counted(lines, 'line', 'lines')} left out.`,
  simulateUsage:
    'Usage: npm run simulate-live -- (--url ws://HOST:PORT --token TOKEN [--key KEY] | --log FILE) [--framing protobuf|json] [--speed N] [--seed N] [--faults] [--known FILE]',
  simulateDone: (games: number, frames: number) =>
    `Simulated ${counted(games, 'game', 'games')} in ${counted(frames, 'frame', 'frames')}.`,
  simulateRefused: (url: string, reason: string) => `${url} ended the connection. ${reason}`,

  backupUsage: (name: 'backup' | 'restore') => `Usage: npm run ${name} -- FILE`,
  backupDone: (name: 'backup' | 'restore', rows: number, tables: number, files: number) =>
    `${name === 'backup' ? 'Backed up' : 'Restored'} ${counted(rows, 'row', 'rows')} in ${counted(tables, 'table', 'tables')} and ${counted(files, 'file', 'files')}.`,
  serverRunning: (server: string) =>
    `Nothing was restored. Stop the server first (${server}), then try again.`,
  notABackup: "Nothing was restored. This file isn't a Ringwise backup.",
  damaged: (paths: readonly string[]) =>
    `Nothing was restored. The backup is damaged: ${paths.join(', ')}.`,
  tableDiffers: (table: string) =>
    `Nothing was restored. The table ${table} doesn't match the backup.`,
  folderExists: (path: string) =>
    `Nothing was restored. ${path} already exists. Move it away or use another DATA_DIR.`,
  databaseNotEmpty:
    'Nothing was restored. The database already has data. Restore into an empty database or DATA_DIR.',
  fileExists: (file: string) => `${file} already exists. Choose another file name.`,

  alreadyRunning: (other: string | null) =>
    `Ringwise is already running on this data folder (${other}).`,
  noPackagedPostgres: (platform: string, arch: string) =>
    `Ringwise has no built-in PostgreSQL for ${platform} on ${arch}. ` +
    'Set DATABASE_URL to your own PostgreSQL (15 or newer).',
  rootPostgres: (path: string) =>
    `PostgreSQL can't run as root, and the user it runs as instead has no access to ${path}. ` +
    'Start Ringwise as a regular user, choose another DATA_DIR, or set DATABASE_URL to your own PostgreSQL.',
  postgresStuck: (folder: string, log: string) =>
    `The PostgreSQL in ${folder} isn't getting ready. See ${log}.`,
  postgresFailed: (log: string) => `PostgreSQL didn't start. See ${log}.`,
  postgresSlow: (log: string) => `PostgreSQL wasn't ready in time. See ${log}.`,
  programFailed: (program: string, output: string) => `${program} failed: ${output}`,
  noFreePort: "Couldn't find a free port.",
  oldPostgres: (oldest: number, version: number) =>
    `Ringwise needs PostgreSQL ${oldest} or newer. This is version ${version}.`,
} as const
