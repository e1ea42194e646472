/** How much can be stored. docs/security.md lists these and the other limits. */
export const QUOTAS = {
  accounts: 1000,
  sessionsPerUser: 50,
  selections: 500,
  selectionsPerUser: 100,
  plansPerUser: 200,
  coDrawnPlansPerUser: 20,
  /** Besides the owner. */
  drawersPerPlan: 20,
  poiDrafts: 200,
  poiDraftsPerUser: 50,
  /** Links that ended less than a day ago count too. */
  shareLinksPerUser: 50,
  /** Finished ones count until they are deleted. */
  draftRooms: 500,
  draftRoomsPerUser: 100,
  membersPerRoom: 100,
  /** Besides those of the specification. With more the forecast would have too many compositions. */
  addedLegends: 30,
  /** Besides those of the specification. */
  addedMaps: 20,
  /** Also those that were removed from the map. */
  poisPerMap: 100,
  /** Ended ones count until they are removed. */
  matchLinks: 20,
  /** One per series, for seven days, or per live feed, for 180. */
  webhooks: 200,
  /** Series that say whether they are played by match point. */
  matchPoints: 5000,
  /** Revoked ones count until they are removed. */
  liveFeeds: 20,
  compNotes: 500,
  playerMerges: 5000,
  /** About teams, maps, POIs, series and rooms. */
  notes: 2000,
  /** Deleted ones count until they are removed, after a month. */
  moments: 20_000,
  momentsPerGame: 500,
  insightVerdicts: 50_000,
  locationsPerMap: 200,
  pinsPerMap: 500,
  /** Set by hand. */
  landings: 20_000,
  /** The page loads all of a map. */
  ringGamesPerMap: 3000,
  ringImports: 200,
  /** Uploaded and used by no pin, no legend and no map. */
  unusedPicturesPerUser: 50,
} as const
