/** Why a server isn't ready; only the server says it. */
export const readinessMessages = {
  databaseAway: "The database isn't responding.",
  migrationsMissing: (names: readonly string[]) =>
    `The database lacks migrations: ${names.join(', ')}.`,
  noAdministrator: 'There is no administrator yet.',
} as const
