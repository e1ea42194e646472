/** Names that an archive could have, for reading the questions. */
export const QUESTION_NAMES = {
  teams: ['Saga', 'Alliance', 'Copper Owls', 'Reed', 'Night Fjord', 'Team Orbit', 'Crypto Kings'],
  players: ['mika', 'noa', 'tern', 'wespe'],
  events: ['Harbor Open', 'Night Cup', 'Autumn League'],
} as const

/** The day on which the questions are typed. */
export const QUESTION_DAY = '2026-11-19'

export interface ArchiveQuestion {
  readonly line: string
  /** The tokens it means, separated by a semicolon, in any order. */
  readonly tokens: string
  /** What has to be marked because it isn't understood. */
  readonly unknown?: readonly string[]
}

const means = (line: string, tokens: string, ...unknown: string[]): ArchiveQuestion => ({
  line,
  tokens,
  ...(unknown.length > 0 && { unknown }),
})

/** What coaches type, and what it means. Written before the grammar. */
export const QUESTIONS: readonly ArchiveQuestion[] = [
  // Compositions
  means(
    'what did teams play on Storm Point with Ash and Alter banned since August',
    'measure:comps; by:comp; map:stormpoint; banned:ash; banned:alter; since:2026-08-01',
  ),
  means('what does Saga play', 'measure:comps; by:comp; team:Saga'),
  means(
    "what did Copper Owls play on World's Edge",
    'measure:comps; by:comp; team:Copper Owls; map:worldsedge',
  ),
  means('most played comps in the last 30 days', 'measure:comps; by:comp; days:30'),
  means('compositions of Alliance in game 1', 'measure:comps; by:comp; team:Alliance; game:1'),
  means(
    'comps on e-district when Wattson is banned',
    'measure:comps; by:comp; map:edistrict; banned:wattson',
  ),
  means(
    'what is played in EMEA this month',
    'measure:comps; by:comp; region:EMEA; since:2026-11-01',
  ),
  means('Ash/Alter/Wattson win rate by map', 'measure:wins; by:map; comp:alter|ash|wattson'),
  means(
    'how many points does Ash Crypto Valkyrie score',
    'measure:points; comp:ash|crypto|valkyrie',
  ),
  means(
    'how often is Ash, Alter, Loba played by team',
    'measure:comps; by:team; comp:alter|ash|loba',
  ),
  means('comps of Reed without Ash', 'measure:comps; by:comp; team:Reed; banned:ash'),
  means(
    'what did Night Fjord play at Harbor Open',
    'measure:comps; by:comp; team:Night Fjord; event:Harbor Open',
  ),
  means('compositions with Ballistic', 'measure:comps; by:comp; legend:ballistic'),
  means('comps by points', 'measure:points; by:comp'),
  means('best comps on broken moon', 'by:comp; map:brokenmoon', 'measure'),

  // Pick rates
  means('pick rate of Ballistic by week', 'measure:picks; by:week; legend:ballistic'),
  means('pick rate', 'measure:picks; by:legend'),
  means('legend pick rates on Storm Point', 'measure:picks; by:legend; map:stormpoint'),
  means(
    'how often is Wattson picked when Crypto is banned',
    'measure:picks; legend:wattson; banned:crypto',
  ),
  means('Valk pick rate by region', 'measure:picks; by:region; legend:valkyrie'),
  means('most picked legends since September', 'measure:picks; by:legend; since:2026-09-01'),
  means('pickrate Mad Maggie per month', 'measure:picks; by:month; legend:madmaggie'),
  means('who plays Seer by team', 'measure:picks; by:team; legend:seer'),
  means('Ash picks per game number', 'measure:picks; by:game; legend:ash'),
  means('what legends does Saga pick in game 2', 'measure:picks; by:legend; team:Saga; game:2'),
  means(
    'pick rate of Gibby and Newcastle',
    'measure:picks; by:legend; legend:gibraltar; legend:newcastle',
  ),
  means(
    'Ballistic pick rate in NA vs EMEA',
    'measure:picks; by:region; legend:ballistic; region:NA; region:EMEA',
  ),
  means('pick rate of Sparow', 'measure:picks; legend:sparrow'),
  means('legends played at Night Cup', 'measure:picks; by:legend; event:Night Cup'),
  means(
    'pick rate of Ash on each map this year',
    'measure:picks; by:map; legend:ash; since:2026-01-01',
  ),
  means('what does mika play', 'measure:picks; by:legend; player:mika'),
  means('how often did noa play Crypto', 'measure:picks; player:noa; legend:crypto'),

  // Placement and points
  means('Saga last 10 games placement', 'measure:placement; team:Saga; last:10'),
  means('placement of Alliance by map', 'measure:placement; by:map; team:Alliance'),
  means('average points of Copper Owls by week', 'measure:points; by:week; team:Copper Owls'),
  means('points per game by team since 1 October', 'measure:points; by:team; since:2026-10-01'),
  means('Reed points in the last 20 games', 'measure:points; team:Reed; last:20'),
  means('which team has the best placement', 'measure:placement; by:team'),
  means('Saga and Alliance points', 'measure:points; by:team; team:Saga; team:Alliance'),
  means(
    'Saga vs Reed placement on Storm Point',
    'measure:placement; by:team; team:Saga; team:Reed; map:stormpoint',
  ),
  means('Saga placement by game number', 'measure:placement; by:game; team:Saga'),
  means('average placement of teams with Wattson', 'measure:placement; legend:wattson'),
  means('points with Ash and Alter banned', 'measure:points; banned:ash; banned:alter'),
  means('score by composition for Night Fjord', 'measure:points; by:comp; team:Night Fjord'),
  means('points of Team Orbit in game 6', 'measure:points; team:Team Orbit; game:6'),
  means('Saga points after game 3', 'measure:points; team:Saga; game:>3'),
  means('placement by day for Reed last week', 'measure:placement; by:day; team:Reed; days:7'),
  means('points by event for Alliance', 'measure:points; by:event; team:Alliance'),
  means('avg score on Storm Point by legend', 'measure:points; by:legend; map:stormpoint'),
  means(
    'placement of Saga in June',
    'measure:placement; team:Saga; since:2026-06-01; until:2026-06-30',
  ),
  means(
    'points from March to May by region',
    'measure:points; by:region; since:2026-03-01; until:2026-05-31',
  ),
  means(
    'Saga points 2026-10-01 to 2026-10-31',
    'measure:points; team:Saga; since:2026-10-01; until:2026-10-31',
  ),
  means('placement at Bean', 'measure:placement; poi:stormpoint/6'),
  means('points by POI on Storm Point', 'measure:points; by:poi; map:stormpoint'),
  means(
    'points of Alliance when landing at Checkpoint',
    'measure:points; team:Alliance; poi:stormpoint/1',
  ),

  // Wins and top five
  means('win rate by team', 'measure:wins; by:team'),
  means('wins of Saga by map', 'measure:wins; by:map; team:Saga'),
  means('how often does Alliance win', 'measure:wins; team:Alliance'),
  means('top 5 rate of Reed', 'measure:top5; team:Reed'),
  means('top five by team in Autumn League', 'measure:top5; by:team; event:Autumn League'),
  means('winrate of Crypto by month', 'measure:wins; by:month; legend:crypto'),
  means('top 5 rate on E-District by poi', 'measure:top5; by:poi; map:edistrict'),
  means('win rate when Ash is not banned', 'measure:wins; open:ash'),
  means('which POI wins most on Broken Moon', 'measure:wins; by:poi; map:brokenmoon'),
  means('win rate by legend in game 4 or later', 'measure:wins; by:legend; game:>3'),

  // Kills, damage, survival
  means('kills of mika', 'measure:kills; player:mika'),
  means('kills by player for Saga', 'measure:kills; by:player; team:Saga'),
  means('average damage by player last 14 days', 'measure:damage; by:player; days:14'),
  means('damage of noa by legend', 'measure:damage; by:legend; player:noa'),
  means('kills per game of Copper Owls by month', 'measure:kills; by:month; team:Copper Owls'),
  means('survival time by team', 'measure:survival; by:team'),
  means('how long does Reed survive on Storm Point', 'measure:survival; team:Reed; map:stormpoint'),
  means('knockdowns of tern by week', 'measure:knockdowns; by:week; player:tern'),
  means('knocks by player', 'measure:knockdowns; by:player'),
  means('accuracy of mika and noa', 'measure:accuracy; by:player; player:mika; player:noa'),
  means('damage of Saga with Ballistic', 'measure:damage; team:Saga; legend:ballistic'),
  means('team kills by map', 'measure:kills; by:map'),
  means(
    'survival by composition in the last 3 months',
    'measure:survival; by:comp; since:2026-08-19',
  ),

  // Bans
  means('ban after game 2 when Watt is banned', 'measure:bans; by:legend; game:2; banned:wattson'),
  means('ban rate', 'measure:bans; by:legend'),
  means('how often is Ash banned', 'measure:bans; legend:ash'),
  means('ban rate of Alter by month', 'measure:bans; by:month; legend:alter'),
  means('points of Saga in scrims', 'measure:points; team:Saga; kind:scrim'),
  means('most banned legends in official games', 'measure:bans; by:legend; kind:official'),
  means('most banned legends in APAC-N', 'measure:bans; by:legend; region:APAC-N'),
  means('bans after game 1 since August', 'measure:bans; by:legend; game:1; since:2026-08-01'),
  means('when is Wattson banned by game number', 'measure:bans; by:game; legend:wattson'),
  means('first ban in EMEA', 'measure:bans; by:legend; game:1; region:EMEA'),

  // Games
  means('how many games did Saga play', 'measure:games; team:Saga'),
  means('games by week', 'measure:games; by:week'),
  means('number of games per map', 'measure:games; by:map'),
  means(
    'games of mika by legend this week',
    'measure:games; by:legend; player:mika; since:2026-11-16',
  ),
  means(
    'games of Alliance by event in 2025',
    'measure:games; by:event; team:Alliance; since:2025-01-01; until:2025-12-31',
  ),

  // What can't be understood
  means('Saga on Storm Point', 'team:Saga; map:stormpoint', 'measure'),
  means('headshots of mika', 'player:mika', 'headshots', 'measure'),
  means('placement of Zyxgar', 'measure:placement', 'zyxgar'),
  means('pick rate of Ash with the Nemesis', 'measure:picks; legend:ash', 'nemesis'),
  means(
    'points of Saga since the new season',
    'measure:points; team:Saga',
    'since',
    'new',
    'season',
  ),
  means('points of Crypto', 'measure:points; legend:crypto'),
  means('why does Saga lose', 'team:Saga', 'why', 'lose', 'measure'),
  means('points by week by team', 'measure:points; by:week', 'by', 'team'),
  means('points of Saga since 31 February', 'measure:points; team:Saga', 'since', '31', 'february'),
]
