import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingsMessages } from '#contract/account/settings.texts.ts'
import { messages } from './texts.ts'
import { LIVE_REFUSALS } from './realtime.ts'
import { adminMessages as admin } from '../account/admin.texts.ts'
import { compNoteMessages as compNote } from '../note/comp-note.texts.ts'
import { draftMessages } from '../draft/draft.texts.ts'
import { draftPageMessages as draft } from '../draft/draft-page.texts.ts'
import { liveMessages as live } from './realtime.texts.ts'
import { popularMessages as popular } from '../regular/popular.texts.ts'
import { rankingMessages as ranking } from '../regular/ranking.texts.ts'
import { regularDetailMessages as regularDetail } from '../regular/regular-detail.texts.ts'
import { regularMessages as regular } from '../regular/regular.texts.ts'
import { selectionMessages as selection } from '../regular/selection.texts.ts'

/**
 * Texts of ours whose wording the specification gives, by section. Such a text stays exactly as it is; change anything
 * else freely. The rest of the list is in specification-data-texts.test.ts.
 */
const QUOTED: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'routes and navigation bar': [
    ['Loading...', messages.app.loading],
    ['Dashboard', messages.app.dashboard],
    ['Admin', messages.app.admin],
    ['Settings', messages.app.settings],
    ['Logout', messages.app.logout],
    ['Login', messages.app.login],
    ['Unknown view mode', messages.app.unknownView],
    ['Unexpected Application Error!', messages.app.crashTitle],
  ],
  'login and settings': [
    ['Log In', messages.login.submit],
    ['Logging in...', messages.login.busy],
    ['Please enter both username and password', messages.login.missingCredentials],
    ['Failed to log in', messages.login.failed],
    ['Session expired. Please log in again.', messages.login.sessionExpired],
    ['Account Settings', settingsMessages.title],
    ['User Information', settingsMessages.userInformation],
    ['Username', settingsMessages.username],
    ['Email', settingsMessages.email],
    ['Role', settingsMessages.role],
    ['Account Created', settingsMessages.accountCreated],
    ['Last Login', settingsMessages.lastLogin],
    ['Never', settingsMessages.never],
    ['Change Password', settingsMessages.changePassword],
    ['New passwords do not match', settingsMessages.mismatch],
    ['Password must be at least 6 characters', messages.account.passwordShort],
    ['Failed to change password', settingsMessages.passwordFailed],
    ['Password changed successfully', settingsMessages.passwordChanged],
  ],
  'dashboard views': [
    ['Regular View', messages.views.regular],
    ['Legend Calculator', messages.views.calculator],
    ['POI Data', messages.views.poi_data],
    ['Lootpaths', messages.views.lootpath],
    ['Stats', messages.views.statsboard],
    ['Comp Notes', messages.views.comp_notes],
    ['Pin Map', messages.views.pin_map],
  ],
  'regular view: panels': [
    ['Ban a Legend', regular.banLegend],
    ['Select Teams (Max 20)', regular.selectTeams],
    ['Recommended Comps', regular.recommended],
    ['Likely Compositions', regular.likely],
    ['Most Picked Legends', regular.legends],
    ['Top 3 Composition', regular.top],
  ],
  'regular view: team picker and selections': [
    ['Search teams...', regular.searchTeams],
    ['3 of 80 teams selected', selection.selected(3, 80)],
    ['No teams available', regular.noTeams],
    ['No teams match your search', selection.noTeamsMatch],
    ['Clear All Teams', selection.clearAll],
    ['Are you sure you want to clear all selected teams?', regularDetail.clearQuestion],
    ['Yes, Clear All', regularDetail.confirmClear],
    ['Cancel', messages.kit.cancel],
    ['Save Teams', selection.saveTeams],
    ['Load Teams', selection.loadTeams],
    ['Scrim (3 teams)', selection.selectionName('Scrim', 3)],
    ['No saved selections', selection.noSelections],
    ['Save Team Selection', selection.saveTitle],
    ['Enter a name for this team selection:', selection.saveText],
    ['Team Selection Name', selection.saveName],
    ['Please log in to view saved team selections', selection.logInToView],
    ['Session expired. Please log in again.', selection.sessionExpired],
    ['Failed to fetch saved team selections', selection.selectionsFailed],
    ['Please log in to save team selections', selection.logInToSave],
    ['Please log in to load team selections', selection.logInToLoad],
    ['Failed to save team selection', selection.saveFailed],
    ['Team selection saved successfully', selection.saved],
    ['No teams found in selection', selection.noTeamsInSelection],
    ['Invalid team data format', selection.invalidTeams],
    ['Loaded 4 teams successfully', selection.loaded(4)],
    ['No valid teams found in selection', selection.noValidTeams],
    ['Team selection deleted successfully', selection.deleted],
    ['Failed to delete team selection', selection.deleteFailed],
  ],
  'regular view: compositions': [
    ['7x', ranking.times(7)],
    ['8.5 pts', ranking.points('8.5')],
    ['Used in Game 1', ranking.usedInGame(1)],
    ['This composition contains banned legends', ranking.hasBanned],
    ['Select teams to see their compositions', regular.selectForComps],
    ['Loading team compositions...', regular.loadingComps],
    ['No team compositions data available', ranking.noComps],
    ['Failed to fetch team compositions: x', ranking.compsFailed('x')],
    ['All Team Compositions', ranking.allComps],
    ['Show Teams', popular.showTeams],
    ['Show All', popular.showAll],
    ['Teams Using This Composition', popular.teamsUsing],
    ['Top Composition for Each Team', popular.topPerTeam],
    ['Select teams to see most picked compositions', regular.selectForTop],
    ['Loading compositions...', regular.loadingTop],
    ['No compositions data available', popular.noTop],
    ['Failed to fetch most picked compositions', popular.topFailed],
    ['3x in top comps', popular.inTop(3)],
    ['Loading...', regular.loadingLegends],
    ['No data available. Please select teams to see most picked legends.', regular.noLegends],
    ['Failed to fetch most picked legends', popular.legendsFailed],
    ['Value:', regular.value],
    ['N/A', regular.noValue],
    ['Loading recommended comps...', regular.loadingRecommended],
    ['No recommended compositions available based on current bans', regular.noRecommended],
    ['Failed to fetch recommended compositions', regular.recommendedFailed],
    ['Invalid response format from server', messages.connection.invalidResponse],
  ],
  'draft calculator: panels and buttons': [
    ['Ban a Legend', draft.ban],
    ['Pick 3 Legends', draft.pick],
    ['Draft History', draft.history],
    ['Recommended Compositions', draft.recommended],
    ['Game', draft.columns.game],
    ['Bans', draft.columns.bans],
    ['Picks', draft.columns.picks],
    ['Actions', draft.columns.actions],
    ['Comp Notes', draft.notes],
    ['Overall', draft.tabs.overall],
    ['Storm Point', draft.tabs.stormpoint],
    ['Worlds Edge', draft.tabs.worldsedge],
    ['Edistrict', draft.tabs.edistrict],
    ['Broken Moon', draft.tabs.brokenmoon],
    ['SUBMIT', draft.submit],
    ['Export', draft.export],
    ['Reset All', draft.reset],
    ['Click again to reset', draft.resetAgain],
    ['No compositions saved yet', draft.noGames],
    ['Loading notes...', draft.loadingNotes],
    ['No notes found for this composition', draft.noNotes],
    ['Failed to load legends data', draft.loadFailed],
    ['Maximum of 3 legends allowed', draft.full],
    ['Maximum of 3 legends allowed', draftMessages.refusals.picks_full],
  ],
  'draft calculator: errors': [
    ['Authentication token required', LIVE_REFUSALS.noToken],
    ['Invalid authentication token', LIVE_REFUSALS.badToken],
    ['Authentication failed. Please log in again.', live.authenticationFailed],
    ['Connection error. Please try refreshing the page.', live.connectionError],
    ['You do not have permission to ban legends', draft.failures.noBan],
    ['You do not have permission to unban legends', draft.failures.noUnban],
    ['Failed to ban legend', draft.failures.ban],
    ['Failed to unban legend', draft.failures.unban],
    ['Failed to update pick. Please try again.', draft.failures.pick],
    ['Failed to save draft. Please try again.', draft.failures.save],
    ['Failed to remove entry. Please try again.', draft.failures.remove],
    ['Failed to reset. Some changes may not be synchronized.', draft.failures.reset],
    ['Failed to fetch comp notes', draft.notesFailed],
    ['Invalid response from server', draft.invalidResponse],
    ['Please log in to view comp notes', draft.logInForNotes],
    ['No comp notes found for this composition', draft.noNotesToast],
    ['Failed to fetch recommended compositions', draft.recommendedFailed],
    ['Invalid data format received', draft.recommendedInvalid],
    ['Server returned invalid response format', draft.recommendedNotJson],
    ['Authentication required', draft.recommendedLogIn],
    ['No recommended compositions available', draft.noRecommended],
    ['Loading recommended compositions...', draft.loadingRecommended],
  ],
  'comp notes': [
    ['Enter notes about this composition...', compNote.placeholder],
    ['Save to Database', compNote.save],
    ['Saved Comp Notes', compNote.list],
    ['(updated)', compNote.updated],
    ['by mika', compNote.by('mika')],
    ['No comp notes saved yet. Create your first one above!', compNote.empty],
    ['Please log in to access this page.', compNote.logIn],
    ['Access Denied - Admin privileges required.', compNote.denied],
    ['Please select legends and enter notes', compNote.missing],
    ['Invalid server response', compNote.invalidResponse],
    ['Authentication failed. Please log in again.', compNote.authenticationFailed],
    ['Failed to fetch comp notes: x', compNote.fetchFailed('x')],
    ['Failed to create comp note: x', compNote.saveFailed('x')],
    ['Failed to delete comp note: x', compNote.deleteFailed('x')],
    ['Note not found', compNote.notFound],
  ],
  'admin panel': [
    ['Total Users', admin.totalUsers],
    ['Administrators', admin.administrators],
    ['Regular Users', admin.regularUsers],
    ['Active in Last 7 Days', admin.activeUsers],
    ['User Management', admin.userManagement],
    ['Search users by name, email, or role...', admin.searchUsers],
    ['Username', admin.username],
    ['Email', admin.email],
    ['Role', admin.role],
    ['Last Activity', admin.lastActivity],
    ['Actions', admin.actions],
    ['Never', admin.never],
    ['Admin', admin.roleNames.admin],
    ['User', admin.roleNames.user],
    ['Create New User', admin.createUser],
    ['Edit User', admin.editUser],
    ['Delete User', admin.deleteUser],
    [
      'Are you sure you want to delete the user mika? This action cannot be undone.',
      admin.deleteQuestion('mika'),
    ],
    ['Authentication required. Please log in again.', admin.authenticationRequired],
    ['Authentication error. Please log in again.', admin.authenticationError],
    ['Failed to fetch users', admin.fetchFailed],
    ['No users found in the system', admin.noUsers],
    ['User created successfully', admin.created],
    ['Failed to create user', admin.createFailed],
    ['User updated successfully', admin.updated],
    ['Failed to update user', admin.updateFailed],
    ['User deleted successfully', admin.deleted],
    ['Failed to delete user', admin.deleteFailed],
  ],
}

/** Quoted as well, but without a place in the product: docs/decisions/021-specification-without-a-place.md says why. */
const NEVER_SHOWN = [
  'Please log in to ban legends',
  'Please log in to unban legends',
  'Please log in to delete team selections',
  'Failed to load team selection',
  'No authentication token found',
]

test.each(Object.entries(QUOTED))('%s: texts of the specification are unchanged', (_, texts) => {
  expect(texts.map(([, ours]) => ours)).toEqual(texts.map(([quoted]) => quoted))
})

test('texts without a place in the product are in none of its messages', () => {
  const contract = join(import.meta.dirname, '..')
  const files = globSync('*/{texts,*.texts}.ts', { cwd: contract })
  expect(files.length).toBeGreaterThan(50)
  const all = files.map((file) => readFileSync(join(contract, file), 'utf8')).join('\n')
  expect(all).toContain('Failed to fetch users')
  expect(NEVER_SHOWN.filter((text) => all.includes(`'${text}'`))).toEqual([])
})
