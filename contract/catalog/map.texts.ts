/** What every map says, whatever lies on it. */
export const mapMessages = {
  choose: 'Map',
  caption: 'Schematic, not to scale.',
  uploaded: 'Uploaded picture.',
  keys: 'Use arrow keys to move the map, plus and minus to zoom, and 0 to show the whole map.',
  controls: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole map',

  shortcuts: {
    heading: 'When a map has focus',
    move: 'Move the map',
    zoom: 'Zoom in or out',
    fit: 'Show the whole map',
  },
  drawing: {
    heading: 'When drawing',
    move: 'Move the cursor or selection',
    moveFar: 'Move five times as far',
    press: 'Start, finish or place a shape',
    remove: 'Remove the selected shape',
    drop: 'Cancel the shape, then return to the map',
    undo: 'Undo',
    redo: 'Redo',
    rings: 'Place rings',
  },
} as const
