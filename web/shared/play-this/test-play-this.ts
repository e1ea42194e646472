import type { PlayThis } from '#contract/regular/play-this.ts'

const seat = (legend: string, player: string, games: number, recent: number) => ({
  legend,
  player,
  id: `id of ${player}`,
  games,
  recent,
})

const PLAY_CARD: PlayThis['cards'][number] = {
  label: 'practiced',
  seats: [
    seat('Alter', 'Jesi', 16, 9),
    seat('Crypto', 'Sangre', 21, 2),
    seat('Catalyst', 'Wicked', 271, 7),
  ],
  effect: 0.04,
  margin: 0.65,
  games: { field: 57, onMap: 17, own: 0 },
  legal: 0.18,
  others: 0.6,
  contested: { legend: 'Alter', teams: 1.2 },
  nextBan: { legend: 'Alter', chance: 0.55, without: 0.5 },
  shift: null,
}

/** Our three have 549 games, and two compositions are left for Game 3. */
export const PLAY_THIS: PlayThis = {
  games: 549,
  three: [
    { id: 'id of Jesi', name: 'Jesi', games: 63 },
    { id: 'id of Sangre', name: 'Sangre', games: 494 },
    { id: 'id of Wicked', name: 'Wicked', games: 537 },
  ],
  latest: ['id of Jesi', 'id of Sangre', 'id of Wicked'],
  bench: [{ id: 'id of kyuu', name: 'kyuu', games: 543 }],
  cards: [
    PLAY_CARD,
    {
      ...PLAY_CARD,
      label: 'contested',
      seats: [seat('Ballistic', 'Wicked', 97, 6), ...PLAY_CARD.seats.slice(0, 2)],
      effect: 0.4,
      others: 0.1,
      shift: { legend: 'Ballistic', before: 0.31, now: 0.03 },
    },
  ],
  isClearBest: false,
  usual: { comp: ['Alter', 'Ash', 'Wattson'], closed: ['Ash', 'Wattson'], isAsGood: false },
  tooRare: { comp: ['Alter', 'Pathfinder', 'Catalyst'], games: 7 },
  left: [],
  field: [],
}
