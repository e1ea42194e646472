/** Texts of the forecast panel on the admin page. */
export const forecastAdminMessages = {
  seasonStartsSaved: 'Season starts saved',
} as const
