/** What every map says, whatever lies on it. */
export const mapMessages = {
  choose: 'Map',
  caption: 'Schematic, not to scale.',
  keys: 'Arrow keys move the map, plus and minus zoom, 0 shows all of it.',
  controls: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole map',

  shortcuts: {
    heading: 'On a map that has the focus',
    move: 'Move the map',
    zoom: 'Zoom in, zoom out',
    fit: 'Show the whole map',
  },
  drawing: {
    heading: 'On the drawing surface',
    move: 'Move cursor or selection',
    moveFar: 'Five times as far',
    press: 'Begin, end or place a shape',
    remove: 'Remove the selected shape',
    drop: 'Drop, then back to the map',
    undo: 'Undo',
    redo: 'Redo',
  },
} as const
