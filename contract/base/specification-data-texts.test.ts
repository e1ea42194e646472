import { expect, test } from 'vitest'
import { draftPageMessages as draft } from '../draft/draft-page.texts.ts'
import { legendInfoMessages as legendInfo } from '../catalog/legend-info.texts.ts'
import { lootpathMessages as lootpath } from '../map/lootpath.texts.ts'
import { pinAddMessages as pinAdd, pinMessages as pin } from '../map/pin.texts.ts'
import { poiEditMessages as poiEdit } from '../map/poi-edit.texts.ts'
import { poiMessages as poi } from '../map/poi.texts.ts'
import { statsMessages as stats } from '../stats/stats.texts.ts'
import { weaponMessages as weapon } from '../catalog/weapon.texts.ts'

/**
 * Texts of ours whose wording the specification gives, by section. Such a text stays exactly as it is; change anything
 * else freely. The rest of the list is in specification-texts.test.ts.
 */
const QUOTED: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'stats: tabs, columns and filters': [
    ['Team Stats', stats.tabs.stats],
    ['Legend Bans', stats.tabs.bans],
    ['Comp Performance', stats.tabs.comp_performance],
    ['Weapon Stats', stats.tabs.weapons],
    ['Legend Info', stats.tabs.legend_info],
    ['Team', stats.team],
    ['Region', stats.region],
    ['Games Played', stats.games],
    ['Avg. Survival Time', stats.survival],
    ['Avg. Kills', stats.kills],
    ['Avg. Score', stats.score],
    ['Avg. Placement', stats.placement],
    ['Legend', stats.legend],
    ['Ban Count', stats.banCount],
    ['Avg. Game Banned', stats.gameBanned],
    ['Most Common Game', stats.commonGame],
    ['ALL', stats.allRegionsToggle],
    ['Search teams...', stats.searchTeams],
    ['No teams found', stats.noTeams],
    ['All Maps', stats.maps.all],
    ['Storm Point', stats.maps.stormpoint],
    ["World's Edge", stats.maps.worldsedge],
    ['Broken Moon', stats.maps.brokenmoon],
    ['E-District', stats.maps.edistrict],
    ['Composition', stats.composition],
    ['Avg. Points', stats.points],
    ['Win Rate %', stats.winRate],
    ['Export to Excel', stats.export],
  ],
  'stats: errors and empty states': [
    ['Received invalid data from server', stats.invalidData],
    ['Failed to fetch team statistics: x', stats.statsFailed('x')],
    ['Failed to fetch legend ban statistics: x', stats.bansFailed('x')],
    ['Failed to fetch team performance: x', stats.compsFailed('x')],
    ['No composition data available for this team.', stats.noTeamComps],
    ['No statistics available for the selected criteria.', stats.noStats],
    ['No ban statistics available for the selected criteria.', stats.noBans],
    ['No composition data available for the selected criteria.', stats.noComps],
    ['Please select a team to view composition performance.', stats.selectTeam],
    ['Error exporting to Excel', stats.exportFailed],
  ],
  weapons: [
    ['Top 5 DPS', weapon.topDps],
    ['Top 5 TTK (Purple Armor)', weapon.topTtk],
    ['All Weapons', weapon.ammoTypes.all],
    ['Light', weapon.ammoTypes.light],
    ['Heavy', weapon.ammoTypes.heavy],
    ['Energy', weapon.ammoTypes.energy],
    ['Shotgun', weapon.ammoTypes.shotgun],
    ['Sniper', weapon.ammoTypes.sniper],
    ['Care Package', weapon.ammoTypes.care],
    ['N/A', weapon.noAmmo],
    ['Export to Excel', weapon.export],
    ['Weapon Name', weapon.name],
    ['Damage', weapon.damage],
    ['Head Damage', weapon.head],
    ['Headshot Damage', weapon.headshot],
    ['Ammo Type', weapon.ammoType],
    ['DPS', weapon.dps],
    ['Base Mag', weapon.magazine],
    ['TTK Purple', weapon.ttk(weapon.armors.Purple)],
    ['N/A', weapon.missing],
    ['Failed to load weapon data', weapon.loadFailed],
    ['Failed to parse weapon data CSV', weapon.parseFailed],
    ['Failed to process weapon data', weapon.processFailed],
    ['Error: x', weapon.error('x')],
  ],
  'legend info': [
    ['Abilities', legendInfo.abilities],
    ['Perks', legendInfo.perks],
    ['Passive Ability', legendInfo.passive],
    ['Class Perk', legendInfo.classPerk],
    ['Edit', legendInfo.edit],
    ['Save', legendInfo.save],
    ['Save Changes', legendInfo.saveChanges],
    ['Failed to load legend information', legendInfo.failed],
    ['No legend information available.', legendInfo.empty],
    ['Failed to save changes: x', legendInfo.saveFailed('x')],
    ['Legend updated successfully', legendInfo.saved],
    ['Could not determine legend class', legendInfo.noClass],
  ],
  'POI map': [
    ["World's Edge", poi.maps.worldsedge],
    ['Storm Point', poi.maps.stormpoint],
    ['Edistrict', poi.maps.edistrict],
    ['Broken Moon', poi.maps.brokenmoon],
    ['Win Rate', poi.winRate],
    ['Avg Points', poi.avgPoints],
    ['Games', poi.games],
    ['Top Compositions', poi.topComps],
    ['No composition data available', poi.noComps],
    ['Export to Excel', poi.export],
    ['Exporting...', poi.exporting],
    ['Invalid API response format', poi.invalidAnswer],
    ['Error fetching data: x', poi.fetchFailed('x')],
    ['Error exporting to Excel', poi.exportFailed],
    ['Edit POI Positions', poiEdit.edit],
    ['Save POI Positions', poiEdit.save],
    ['Reset POI Positions', poiEdit.reset],
    ['Reset POI Positions', poiEdit.resetTitle],
    [
      'Are you sure you want to reset all POI positions to their defaults? This cannot be undone.',
      poiEdit.resetText,
    ],
    ['Reset Positions', poiEdit.resetConfirm],
    ['Cancel', poiEdit.leave],
    ['POI positions saved successfully!', poiEdit.saved],
    ['Failed to save POI positions. Please try again.', poiEdit.saveFailed],
    ['POI positions have been reset to defaults', poiEdit.resetDone],
    ['Failed to reset POI positions: x', poiEdit.resetFailed('x')],
  ],
  lootpaths: [
    ["World's Edge", lootpath.maps.worldsedge],
    ['Stormpoint', lootpath.maps.stormpoint],
    ['Edistrict', lootpath.maps.edistrict],
    ['Broken Moon', lootpath.maps.brokenmoon],
    ['Admin Panel', lootpath.adminPanel],
    ['No image available for Lotus', lootpath.noImage('Lotus')],
    ['Notes', lootpath.notes],
    ['Edit', lootpath.edit],
    ['Save', lootpath.save],
    ['Add Note', lootpath.add],
    ['Select a location from the menu to view its lootpath image and notes', lootpath.placeholder],
    ['No notes available for this location', lootpath.noNotes],
    ['Add notes about this location...', lootpath.notesPlaceholder],
    ['Loading lootpath data...', lootpath.loading],
    ['Note saved successfully', lootpath.saved],
    ['Error loading files: API returned an unsuccessful response', lootpath.listRefused],
    ['Error loading files: x. Please try again later.', lootpath.listFailed('x')],
    ['Error: x', lootpath.saveFailed('x')],
    ['Error: Unknown error', lootpath.saveFailed('')],
  ],
  'pin map': [
    ['Storm Point', pin.mapNames.stormpoint],
    ["World's Edge", pin.mapNames.worldsedge],
    ['Broken Moon', pin.mapNames.brokenmoon],
    ['E-District', pin.mapNames.edistrict],
    ['Picture', pin.types.picture],
    ['Video', pin.types.video],
    ['Add Marker', pinAdd.add],
    ['Add Marker', pinAdd.title],
    ['Failed to fetch markers', pin.loadFailed],
    ['Failed to delete marker', pin.deleteFailed],
    ['Failed to upload image', pinAdd.uploadFailed],
    ['Upload failed', pinAdd.uploadRefused],
    ['Failed to add marker', pinAdd.failed],
  ],
}

test.each(Object.entries(QUOTED))('%s: texts of the specification are unchanged', (_, texts) => {
  expect(texts.map(([, ours]) => ours)).toEqual(texts.map(([quoted]) => quoted))
})

test('maps are in the order of the specification where it gives one', () => {
  expect(Object.keys(poi.maps)).toEqual(['worldsedge', 'stormpoint', 'edistrict', 'brokenmoon'])
  expect(Object.keys(lootpath.maps)).toEqual(Object.keys(poi.maps))
  expect(Object.keys(pin.mapNames)).toEqual(['stormpoint', 'worldsedge', 'brokenmoon', 'edistrict'])
  expect(Object.keys(stats.maps)).toEqual(['all', ...Object.keys(pin.mapNames)])
  expect(Object.keys(draft.tabs)).toEqual([
    'overall',
    'stormpoint',
    'worldsedge',
    'edistrict',
    'brokenmoon',
  ])
})
