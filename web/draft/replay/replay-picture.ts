import { draftReplayMessages as texts } from '#contract/messages/draft-replay.ts'
import type { DraftState } from '#domain/draft/draft.ts'
import { download } from '../../shared/page/download.ts'
import { pngOf } from '../../shared/page/png-of.ts'
import { labelOf } from '../status/draft-texts.ts'

const WIDTH = 1200
const LINE = 44
const MARGIN = 32
/** Where the columns begin. */
const COLUMNS = [MARGIN, 180, 640]
const COLORS = { ground: '#0e1216', text: '#e7edf2', quiet: '#8d9aa6', line: '#252c33' }

/** Downloads the saved games of a draft with their bans and picks as an image. */
export async function saveReplayPicture(draft: DraftState) {
  await document.fonts.ready
  const lines = pictureLines(draft)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = 2 * MARGIN + (lines.length + 1) * LINE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Canvas is not supported.')
  const { fontFamily } = getComputedStyle(document.body)
  context.fillStyle = COLORS.ground
  context.fillRect(0, 0, WIDTH, canvas.height)
  context.textBaseline = 'middle'
  lines.forEach((cells, index) => {
    const y = MARGIN + (index + 0.5) * LINE
    context.font = `${index === 0 ? 500 : 600} ${index === 0 ? 17 : 20}px ${fontFamily}`
    context.fillStyle = index === 0 ? COLORS.quiet : COLORS.text
    cells.forEach((cell, column) => {
      const x = COLUMNS[column] ?? MARGIN
      // Narrower letters rather than a name that is cut off.
      context.fillText(cell, x, y, (COLUMNS[column + 1] ?? WIDTH) - x - MARGIN)
    })
    context.fillStyle = COLORS.line
    context.fillRect(MARGIN, y + LINE / 2 - 1, WIDTH - 2 * MARGIN, 1)
  })
  context.font = `500 16px ${fontFamily}`
  context.fillStyle = COLORS.quiet
  context.fillText('Ringwise', MARGIN, canvas.height - MARGIN - LINE / 4)
  download(`${texts.file}.png`, await pngOf(canvas))
}

const names = (legends: readonly string[]) => legends.map(labelOf).join(', ') || texts.none

/** A head line, a line for each game and one for what was drafted after the last of them. */
export function pictureLines(draft: DraftState): string[][] {
  const games = draft.draft_history.map(({ bannedLegends, comp }, index) => [
    texts.game(index + 1),
    names(bannedLegends),
    names(comp),
  ])
  const { banned_legends: bans, picked_legends: picks } = draft
  return [
    ['', texts.bans, texts.picks],
    ...games,
    [texts.game(games.length + 1), names(bans), names(picks)],
  ]
}
