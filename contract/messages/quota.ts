import { QUOTAS } from '#domain/account/quota.ts'

/** What the server says when something is full. */
export const quotaMessages = {
  accounts: `${QUOTAS.accounts} users is the maximum. Delete one to add another.`,
  selections: `${QUOTAS.selections} saved selections is the maximum. Ask an administrator to delete some.`,
  selectionsPerUser: `You have saved ${QUOTAS.selectionsPerUser} selections, the maximum. Ask an administrator to delete some.`,
  plansPerUser: `${QUOTAS.plansPerUser} plans is the maximum. Delete one to save another.`,
  poiDrafts: `${QUOTAS.poiDrafts} POI drafts is the maximum. Ask an editor to delete some.`,
  poiDraftsPerUser: `You have made ${QUOTAS.poiDraftsPerUser} POI drafts, the maximum. Delete one to make another.`,
  shareLinksPerUser: `You have made ${QUOTAS.shareLinksPerUser} view links, the maximum. Those that ended make room after a day.`,
  draftRooms: `${QUOTAS.draftRooms} draft rooms is the maximum. Delete finished ones to add another.`,
  draftRoomsPerUser: `You have made ${QUOTAS.draftRoomsPerUser} draft rooms, the maximum. Delete finished ones to add another.`,
  membersPerRoom: `A room can have at most ${QUOTAS.membersPerRoom} members. Remove one to let another in.`,
  addedLegends: `${QUOTAS.addedLegends} added legends is the maximum. Delete one to add another.`,
  addedMaps: `${QUOTAS.addedMaps} added maps is the maximum. Delete one to add another.`,
  poisPerMap: `A map can have at most ${QUOTAS.poisPerMap} POIs, removed ones included.`,
  matchLinks: `${QUOTAS.matchLinks} match links is the maximum. Remove one to add another.`,
  webhooks: `${QUOTAS.webhooks} series with a webhook is the maximum. Stop one to set another.`,
  liveFeeds: `${QUOTAS.liveFeeds} live feeds is the maximum. Remove one to add another.`,
  compNotes: `${QUOTAS.compNotes} notes is the maximum. Delete one to save another.`,
  notes: `${QUOTAS.notes} notes is the maximum. Delete one to save another.`,
  locationsPerMap: `A map can have at most ${QUOTAS.locationsPerMap} locations. Remove one to add another.`,
  pinsPerMap: `A map can have at most ${QUOTAS.pinsPerMap} markers. Delete one to add another.`,
  landings: `${QUOTAS.landings} landings added by hand is the maximum. Remove one to add another.`,
  ringGamesPerMap: `A map can have at most ${QUOTAS.ringGamesPerMap} ring games. Undo an import to add others.`,
  ringImports: `${QUOTAS.ringImports} imported ring files is the maximum. Undo one to import another.`,
  unusedPicturesPerUser: `You have uploaded ${QUOTAS.unusedPicturesPerUser} pictures that no marker, legend or map uses. They are deleted after a day; try again then.`,
} as const
