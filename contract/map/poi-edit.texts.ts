import { counted } from '../base/texts.ts'

/** What administrators read while they move POIs. */
export const poiEditMessages = {
  edit: 'Edit POI Positions',
  save: 'Save POI Positions',
  reset: 'Reset POI Positions',
  leave: 'Cancel',
  banner:
    'Drag markers, or select one and click the map. Arrow keys move it by 0.5% (5% with Shift). Esc deselects.',
  bannerTouch: 'Drag a marker, or tap it and then tap the map.',
  unsaved: (moves: number) => counted(moves, 'unsaved move', 'unsaved moves'),
  noMoves: 'No changes yet',
  selected: (name: string) => `${name} selected. Click the map to place it.`,
  moved: (name: string, x: number, y: number) => `${name} moved to ${x}, ${y}`,
  marker: (name: string, x: number, y: number) => `${name}, at ${x}, ${y}`,
  discardTitle: 'Discard changes?',
  discardText: (moves: number) => `${counted(moves, "move hasn't", "moves haven't")} been saved.`,
  discard: 'Discard',
  keep: 'Keep editing',

  saved: 'POI positions saved successfully!',
  unknownPoi: "These positions include a POI that isn't on this map.",
  saveFailed: 'Failed to save POI positions. Please try again.',
  resetTitle: 'Reset POI Positions',
  resetText:
    'Are you sure you want to reset all POI positions to their defaults? This cannot be undone.',
  resetConfirm: 'Reset Positions',
  resetSure: 'Reset all four maps? Every POI goes back to its default position, for everyone.',
  resetDone: 'POI positions have been reset to defaults',
  resetFailed: (message: string) => `Failed to reset POI positions: ${message}`,
} as const
