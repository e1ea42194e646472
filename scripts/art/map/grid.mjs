const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Cells A to J by 1 to 10 for callouts, with a north arrow and a scale bar. */
export function drawGrid() {
  return drawLines() + drawCrossings() + drawLabels() + NORTH_ARROW + SCALE_BAR
}

function drawLines() {
  const lines = NINE.map((at) => `M${at * 100} 0V1000M0 ${at * 100}H1000`).join('')
  return `<path d="${lines}" stroke="$grid" stroke-width=".7" opacity="$gridOpacity" fill="none"/>`
}

function drawCrossings() {
  const crossings = NINE.flatMap((column) =>
    NINE.map((row) => `M${column * 100 - 4} ${row * 100}h8M${column * 100} ${row * 100 - 4}v8`),
  ).join('')
  return `<path d="${crossings}" stroke="$grid" stroke-width=".9" opacity="$crossingOpacity"/>`
}

function drawLabels() {
  const labels = 'A B C D E F G H I J'
    .split(' ')
    .map(
      (letter, at) =>
        `<text x="${at * 100 + 50}" y="15">${letter}</text><text x="9" y="${at * 100 + 54}">${at + 1}</text>`,
    )
  return `<g font-family="Inter,Arial,sans-serif" font-weight="600" font-size="12" fill="$gridLabel" stroke="$gridHalo" stroke-width="3" stroke-linejoin="round" paint-order="stroke" text-anchor="middle">${labels.join('')}</g>`
}

const NORTH_ARROW =
  '<g transform="translate(956 946)" stroke="$gridText" fill="$gridText"><circle r="15" fill="none" stroke-width="1"/><path d="M0 -20L4.5 0H-4.5Z"/><path d="M0 20L4.5 0H-4.5Z" fill="none"/></g>'

const SCALE_BAR =
  '<g transform="translate(26 970)" stroke="$gridText" stroke-width="1.4" fill="none"><path d="M0 -4V4M0 0H100M50 -3V3M100 -4V4"/></g>'
