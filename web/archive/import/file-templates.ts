interface FileTemplate {
  readonly kind: 'scoresheet' | 'matchcsv'
  readonly fileName: string
  readonly text: string
}

/** Two example rows each, to be replaced. */
export const FILE_TEMPLATES: readonly FileTemplate[] = [
  {
    kind: 'scoresheet',
    fileName: 'score-sheet.csv',
    text: `Event,Date,Game,Map,Team,Placement,Kills,Points
Autumn Scrim 3,2026-10-03,1,World's Edge,Alliance,1,7,19
Autumn Scrim 3,2026-10-03,1,World's Edge,Fjord,2,4,13
`,
  },
  {
    kind: 'matchcsv',
    fileName: 'match.csv',
    text: `event,game,started_at,map,team,region,placement,poi,bans,player,legend,kills,damage
Autumn Scrim 3,2,2026-10-03T18:30:00Z,World's Edge,Alliance,EMEA,1,Countdown,Ash,North,Alter,3,1204
Autumn Scrim 3,2,2026-10-03T18:30:00Z,World's Edge,Alliance,EMEA,1,Countdown,Ash,South,Mad Maggie,2,988
`,
  },
]
