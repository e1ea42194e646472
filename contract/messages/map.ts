/** What every map says, whatever lies on it. */
export const mapMessages = {
  choose: 'Map',
  caption: 'Schematic, not to scale.',
  keys: 'Arrow keys move the map, plus and minus zoom, 0 shows all of it.',
  controls: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole map',
} as const
