export const banRuleMessages = {
  tab: 'Settings',
  context: 'Settings that apply to everyone.',
  title: 'Automatic ban',
  text: 'The most picked legend of a game is banned for the rest of the series. This rule decides between legends with the same number of picks.',
  rule: 'If legends are tied',
  rules: {
    points: {
      label: 'Points in the game',
      text: 'The legend of the team with the most points in that game. overstat does this.',
    },
    series: {
      label: 'Picks over the series',
      text: 'The legend with the most picks in the series so far, then the one of the team with the best standing, then the one of the team with the best place in the game.',
    },
    name: { label: 'Name', text: 'The first in alphabetical order.' },
  },
  effect:
    'Used for the next ban in forecasts and for the hint on the Corrections tab. Bans in imported files stay as they are.',
  loading: 'Loading settings...',
  failed: "Couldn't load the settings",
  saving: 'Saving...',
  saved: 'Rule saved',
  saveFailed: "Couldn't save the rule",
} as const
