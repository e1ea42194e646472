import { counted } from '../base/texts.ts'

/** Posting the games of a series: the dialog, and what is posted. */
export const webhookMessages = {
  title: 'Post results to Discord',
  about:
    'After each new game, its result, the ban and the chances of the next ban are posted to a channel.',
  off: 'Webhooks are off. The operator switches them on by listing allowed hosts in WEBHOOK_HOSTS, for example discord.com.',
  url: 'Webhook address',
  urlHint: 'In Discord: Channel settings, Integrations, Webhooks, Copy Webhook URL.',
  urlMissing: 'Paste the address of a webhook',
  finish: 'Also post the chances to finish in the top 5',
  hasFinish: 'With the chances to finish in the top 5.',
  save: 'Post new games',
  saved: 'New games will be posted',
  saveFailed: "Couldn't save the webhook.",
  remove: 'Stop posting',
  removed: 'Games are no longer posted',
  removeFailed: "Couldn't remove the webhook.",
  gone: 'No webhook is set here.',
  badAddress: "This isn't the address of a webhook. It starts with https://.",
  hostNotAllowed: (host: string) =>
    `${host} isn't allowed. The operator adds hosts to WEBHOOK_HOSTS.`,
  postsTo: (host: string, by: string, when: string) => `Posts to ${host}. Set by ${by}, ${when}.`,
  sent: (game: number, when: string) => `Game ${game} was posted ${when}.`,
  notSent: 'Nothing posted yet. The next new game is the first.',
  fault: (reason: string) => `The last post failed: ${reason} We'll try again.`,
  preview: 'Preview',
  loading: 'Loading webhook...',
  failed: "Couldn't load the webhook.",
  postFailed: 'See the server log for details.',

  nothingPlayed: 'No game yet.',
  head: (event: string, game: number, map: string | null) =>
    `**${event}, Game ${game}${map === null ? '' : ` on ${map}`}**`,
  sample: 'Simulated data',
  result: (place: number, team: string, points: number | null, comp: string) =>
    `${place}. ${team}${points === null ? '' : `, ${counted(points, 'point', 'points')}`}${comp === '' ? '' : ` (${comp})`}`,
  standings: (teams: string) => `Standings: ${teams}`,
  matchPoint: (points: number, teams: string) => `Match point (${points}): ${teams}`,
  winner: (team: string) => `${team} won the series on match point.`,
  or: ' or ',
  banned: (legend: string, teams: number) =>
    `Banned now: ${legend} (picked by ${counted(teams, 'team', 'teams')})`,
  finishChances: (teams: string) => `Top 5 at the end, forecast: ${teams}`,
  nextBan: (chances: string) => `Next ban, forecast: ${chances}`,
} as const
