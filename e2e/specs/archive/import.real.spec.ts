import { readRealSample } from '#server/testing/real-data.ts'
import { testSampleImport } from '../../pages/sample-import.ts'

testSampleImport(
  'real files are previewed, imported, known the next time, and undone',
  () => ({
    withBans: readRealSample('ban_era_6games.json'),
    beforeBans: readRealSample('pre_ban_with_livedata.json'),
    liveOnly: readRealSample('livedata_only_nulls.json'),
    noGames: readRealSample('no_games_yet.json'),
  }),
  {
    screen: 'import-real-samples',
    games: [6, 18],
    says: {
      beforeBans: ['6 games', '20 findings'],
      liveOnly: ['6 games', 'Lobby slots instead of team names: Team 1'],
    },
  },
)
