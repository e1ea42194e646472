import type { PoiDraftRefusal } from '#domain/poi-draft/decide-poi-draft.ts'
import type { OrderMode } from '#domain/poi-draft/poi-draft.ts'
import { counted } from '../base/texts.ts'

/** What isn't known for sure is never 0 or 100%. */
const openChance = (chance: number) => {
  if (chance < 0.01) return '<1%'
  return chance > 0.97 ? '>97%' : `${Math.round(100 * chance)}%`
}

const refusals: Readonly<Record<PoiDraftRefusal, string>> = {
  not_on_the_clock: 'Someone else entered this pick. The board shows it now.',
  draft_over: 'All picks are made.',
  spot_taken: 'This spot is already claimed.',
  map_done: 'The team on the clock already has a spot on this map.',
  unknown_spot: "This spot isn't on a map of the draft.",
  nothing_to_undo: 'This claim was already undone.',
  confirm_change: 'The draft has claims. Confirm to change its order.',
  no_timer: 'The timer was turned off.',
  changed_meanwhile:
    'Someone else changed the draft in the meantime. Your change was not saved; this is the current draft.',
}

const modes: Readonly<Record<OrderMode, string>> = {
  snake: 'Snake',
  straight: 'Same order',
  manual: 'Manual',
}

/** Texts of the POI draft board. */
export const poiDraftMessages = {
  refusals,
  saved: 'POI draft saved.',
  created: 'POI draft created.',
  createdWithout: (missing: number) =>
    `POI draft created. ${counted(missing, 'pick is', 'picks are')} open: it was not made, or our map doesn't have its spot.`,
  deleted: 'POI draft deleted.',
  notFound: 'This POI draft no longer exists.',
  landed: 'Remove its claims from POI Data first.',
  noClaims: 'There are no claims to put on POI Data yet.',
  noSeries: 'This series is no longer in the archive.',
  noLeagueDraft: "The league's POI draft of this series isn't in the archive, or isn't complete.",
  invalidOrder: 'Each team needs one pick per map. List each team and each map once.',
  tooManyChanges: 'Too many changes to POI drafts. Try again in a minute.',
  put: (claims: number, event: string) =>
    `${counted(claims, 'claim', 'claims')} put on POI Data for ${event}.`,
  removed: 'Claims removed from POI Data.',

  loading: 'Loading POI draft...',
  listFailed: "Couldn't load the POI drafts.",
  recordsFailed: "Couldn't load the records of the spots.",
  tooOld: (count: number) =>
    `${counted(count, 'change', 'changes')} from your last visit couldn't be sent and ${count === 1 ? 'is' : 'are'} too old now.`,
  unsent: "Couldn't send your last change. Retrying...",

  logIn: 'Log in to use the POI draft',
  none: 'No POI draft yet',
  noneText: 'Paste the teams or use those of a series. You can shuffle or edit the order.',
  new: 'New draft',
  drafts: 'Drafts',
  draftName: (name: string, claimed: number, picks: number) => `${name} (${claimed} of ${picks})`,
  context: (name: string, series: string | null, teams: number, maps: number, mode: OrderMode) =>
    `${name}. ${series === null || series === name ? '' : `For ${series}. `}${counted(teams, 'team', 'teams')}, ${counted(maps, 'map', 'maps')}, ${
      mode === 'snake'
        ? 'snake order'
        : mode === 'straight'
          ? 'same order each map'
          : 'manual order'
    }.`,
  seriesOfDraft: (event: string, day: string, claims: number) =>
    `${event}, ${day}, ${counted(claims, 'claim', 'claims')}`,
  undo: 'Undo',
  undoOwn: 'Undo your last claim',
  undone: (team: string, spot: string) => `${team}'s claim on ${spot} was undone.`,
  undoClaim: (team: string, spot: string) => `Undo ${team}'s claim on ${spot}`,
  options: 'Draft options',
  editOrder: 'Edit order',
  shuffle: 'Shuffle',
  shuffleNow: 'Shuffle the order',
  shuffleText: 'The server draws a new order. Everyone sees the same one.',
  delete: 'Delete draft',
  deleteQuestion: (name: string) => `Delete ${name}? Its claims and wishes will be removed.`,
  putClaims: 'Use claims as planned landings',
  removeClaims: 'Remove claims from POI Data',

  pickOf: (pick: number, picks: number) => `Pick ${pick} of ${picks}`,
  onTheClock: (team: string) => `On the clock: ${team}`,
  over: 'All picks are made',
  timer: {
    start: (seconds: number) => `Start the timer (${seconds} s a pick)`,
    stop: 'Remove the timer',
    pause: 'Pause the timer',
    resume: 'Resume the timer',
    left: (seconds: number) => `${seconds} s`,
    leftLong: (seconds: number) => `${counted(seconds, 'second', 'seconds')} left`,
    paused: 'Paused',
    timedOut: (planned: number) => `Timed out at pick ${planned}`,
  },
  leagueDrafts: {
    open: "Open a league's draft",
    title: "Open a league's draft",
    text: 'It becomes a draft of ours with the order, the claims and who timed out. The draft of the league stays as it is.',
    series: 'Series',
    submit: 'Open draft',
    loading: 'Loading the drafts of the league...',
    failed: "Couldn't load the drafts of the league.",
    none: 'The archive has no drafts of the league. They come with the series that an administrator fetches.',
  },
  bestWish: 'Top choice still open:',
  spotOn: (spot: string, map: string) => `${spot}, ${map}`,
  noWish: 'No open wish left. Choose a spot on the map.',
  clock: 'On the clock',
  chooseSpot: 'Choose a spot',
  nextPick: (pick: number) => `Your next pick: ${pick}`,
  nextPlan: (pick: number, spot: string, planB: string | null) =>
    planB === null
      ? `Your next pick: ${pick}, ${spot}`
      : `Your next pick: ${pick}, ${spot}, plan B ${planB}`,
  claim: (spot: string) => `Claim ${spot}`,
  justChanged: (team: string) =>
    `Someone else changed the draft just now, and ${team} is on the clock. Nothing was claimed.`,
  claimFor: (spot: string, team: string) => `Claim ${spot} for ${team}`,

  order: 'Order',
  directions: {
    snake: 'down, then back up',
    straight: 'the same on each map',
    manual: 'as listed',
  } satisfies Record<OrderMode, string>,
  team: 'Team',
  you: 'You',
  pick: (pick: number) => `Pick ${pick}`,
  picksAt: (pick: number) => `Picks at ${pick}`,
  choosing: 'Choosing now',

  counts: (claimed: number, open: number) => `${claimed} claimed, ${open} open`,
  contested: (spots: number) => `${counted(spots, 'spot', 'spots')} contested`,
  mapChoice: 'Map',
  mapLabel: (map: string) => `Spots of ${map}`,
  spots: 'Spots',
  spotOpen: (spot: string) => `${spot}, open`,
  spotWished: (spot: string, rank: number) => `${spot}, open, wish ${rank}`,
  spotTaken: (spot: string, teams: string) => `${spot}, claimed by ${teams}`,

  wishes: (map: string) => `Our wishes on ${map}`,
  addWish: 'Add',
  addWishOn: (map: string) => `Add a wish on ${map}`,
  addToWishes: (spot: string) => `Add ${spot} to the wishes`,
  noWishes: 'No wishes yet. Add the spots you want, best first.',
  takenBy: (team: string, pick: number) => `Taken by ${team}, pick ${pick}`,
  ours: 'Claimed by us',
  best: 'Best open',
  planB: 'Plan B',
  points: (points: string, games: number) =>
    `${points} pts per game, ${counted(games, 'game', 'games')}`,
  noRecord: 'No games yet',
  moveWish: (spot: string) => `${spot}: drag to move, or press Alt and an arrow key`,
  removeWish: (spot: string) => `Remove ${spot} from the wishes`,
  gone: (spot: string) => `${spot} is taken. Suggestion:`,
  thin: 'Suggestion:',
  addSuggestion: (spot: string) => `Add ${spot}`,
  chance: (pick: number) => `Chance to be open at pick ${pick}`,
  openChance,
  percent: (share: number) => `${Math.round(100 * share)}%`,
  chanceUnknown: 'Not known: no landing of the teams that pick before you is in the archive.',
  chanceSource: (landings: number, teams: number) =>
    `Based on where teams that pick before you usually land: ${counted(teams, 'team', 'teams')}, ${counted(landings, 'landing', 'landings')}.`,

  drafted: 'In drafts of the league',
  draftedPlace: (place: string, claimed: number, drafts: number) =>
    `claimed as number ${place} of its map on average, in ${claimed} of ${counted(drafts, 'draft', 'drafts')}`,
  draftedNever: (drafts: number) => `never claimed in ${counted(drafts, 'draft', 'drafts')}`,
  draftedOpen: (pick: number, still: number, of: number) =>
    `open until about your pick ${pick} in ${still} of ${counted(of, 'draft', 'drafts')} in which it was open now`,
  recordRows: {
    points: 'Points per game',
    placement: 'Placement',
    survival: 'Survival',
    contest: 'Contested',
    games: 'Games',
  },
  range: (low: string, high: string) => `${low} to ${high}`,
  rangeNote: 'Ranges are 90% intervals.',
  unknown: 'Unknown',
  closeSpot: (spot: string) => `Close ${spot}`,

  form: {
    newTitle: 'New POI draft',
    editTitle: 'Edit order',
    name: 'Name',
    series: 'Series (optional)',
    seriesHint:
      'Its teams are filled in if there are none yet. Claims go to this series on POI Data.',
    noSeries: 'None',
    seriesName: (event: string, day: string) => `${event}, ${day}`,
    teams: 'Teams in order, one per line',
    maps: 'Maps',
    mode: 'Order',
    modes,
    manual: 'Picks in order, one team per line',
    manualHint: (picks: number) => `${picks} picks: each team once per map.`,
    sharing: 'Teams can share a spot',
    ownTeam: 'Our team',
    noTeam: "Each user's own team",
    create: 'Create draft',
    save: 'Save order',
    tooFew: 'Enter at least two teams.',
    tooMany: (max: number) => `${max} teams is the maximum.`,
    noMap: 'Choose at least one map.',
    noName: 'Enter a name.',
    unknown: (team: string) => `${team} isn't one of the teams.`,
  },
  confirm: {
    title: 'Change the order?',
    lost: (claims: number) =>
      claims === 0
        ? 'The draft has begun. All claims stay with their teams.'
        : `The draft has begun. ${counted(claims, 'claim', 'claims')} will be removed.`,
    change: 'Change order',
  },
  putDialog: {
    title: 'Use claims as planned landings',
    text: "Each claim counts as its team's landing in this series, marked as drafted, until the actual landings are known.",
  },
} as const
