import { counted } from '../messages.ts'

/** What administrators read while they move POIs. */
export const poiEditMessages = {
  edit: 'Edit POI Positions',
  save: 'Save POI Positions',
  reset: 'Reset POI Positions',
  leave: 'Cancel',
  banner:
    'Drag markers, or select one and click the map; arrow keys nudge 0.5%, with Shift 5%. Esc lets go.',
  bannerTouch: 'Drag markers, or tap one and then the map.',
  unsaved: (moves: number) => counted(moves, 'unsaved move', 'unsaved moves'),
  noMoves: 'Nothing moved yet',
  selected: (name: string) => `${name} is selected. Click the map to place it.`,
  moved: (name: string, x: number, y: number) => `${name} moved to ${x}, ${y}`,
  marker: (name: string, x: number, y: number) => `${name}, at ${x}, ${y}`,
  letGo: 'Let go',
  discardTitle: 'Discard moves',
  discardText: (moves: number) =>
    `${counted(moves, 'move was', 'moves were')} not saved. Discard ${moves === 1 ? 'it' : 'them'}?`,
  discard: 'Discard',
  keep: 'Keep editing',

  saved: 'POI positions saved successfully!',
  unknownPoi: 'These positions name a POI that the map does not have.',
  saveFailed: 'Failed to save POI positions. Please try again.',
  resetTitle: 'Reset POI Positions',
  resetText:
    'Are you sure you want to reset all POI positions to their defaults? This cannot be undone.',
  resetConfirm: 'Reset Positions',
  resetSure:
    'Reset all four maps? The positions on all four maps go back to their defaults, for everybody.',
  resetDone: 'POI positions have been reset to defaults',
  resetFailed: (message: string) => `Failed to reset POI positions: ${message}`,
} as const
