export const selectionMessages = {
  nameMissing: 'Please enter a name',
  teamsMissing: 'Please select at least one team',
  tooManyTeams: 'A selection holds at most 100 teams',
  invalidTeams: 'Teams are a list of names',
  notFound: 'Team selection not found, or deleted already',
  saved: 'Team selection saved successfully',
  deleted: 'Team selection deleted successfully',
} as const
