import { draftReplayMessages as texts } from '#contract/draft/draft-replay.texts.ts'
import { draftResultMessages } from '#contract/draft/draft-result.texts.ts'
import { combineResult } from '#domain/draft/draft-result.ts'
import type { DraftState } from '#domain/draft/draft.ts'
import type { DraftGameResult } from '#contract/draft/draft-result.ts'
import { emblemGlyph } from '#domain/catalog/emblem-glyph.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { mapName } from '#domain/catalog/map.ts'
import { download } from '../../shared/page/download.ts'
import { pngOf } from '../../shared/page/png-of.ts'
import { formatDay } from '../../shared/page/time.ts'
import { labelOf } from '../status/draft-texts.ts'

const WIDTH = 1600
const HEAD = 76
const LINE = 46
const MARGIN = 36
const EMBLEM = 24
/** Where the columns begin. */
const COLUMNS = [MARGIN, 170, 430, 1010]
const COLORS = { ground: '#0e1216', text: '#e7edf2', quiet: '#8d9aa6', line: '#252c33' }
const EMBLEM_FONT = `${EMBLEM}px Emblems`

/** What a picture says besides the games. */
export interface PictureFacts {
  readonly room: string
  readonly team: string | null
  /** Epoch milliseconds. */
  readonly at: number | null
  readonly firstGame: number
  readonly results: readonly DraftGameResult[]
}

/** A line of the picture: text or legends in each column. */
export interface PictureLine {
  readonly game: string
  readonly result: string
  readonly bans: readonly string[]
  readonly picks: readonly string[]
}

/** Downloads the games of a draft with their bans, picks and results as an image. */
export async function saveReplayPicture(draft: DraftState, facts: PictureFacts) {
  await Promise.all([document.fonts.ready, document.fonts.load(EMBLEM_FONT)])
  const lines = pictureLines(draft, facts)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = 2 * MARGIN + HEAD + (lines.length + 2) * LINE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Canvas is not supported.')
  const { fontFamily } = getComputedStyle(document.body)
  context.fillStyle = COLORS.ground
  context.fillRect(0, 0, WIDTH, canvas.height)
  context.textBaseline = 'middle'
  context.fillStyle = COLORS.text
  context.font = `700 34px ${fontFamily}`
  context.fillText(pictureTitle(facts), MARGIN, MARGIN + HEAD / 2, WIDTH - 2 * MARGIN)
  const write = (text: string, column: number, y: number) => {
    const x = COLUMNS[column] ?? MARGIN
    // Narrower letters rather than a name that is cut off.
    context.fillText(text, x, y, (COLUMNS[column + 1] ?? WIDTH) - x - MARGIN)
  }
  const top = MARGIN + HEAD
  context.font = `500 17px ${fontFamily}`
  context.fillStyle = COLORS.quiet
  for (const [column, title] of ['', texts.result, texts.bans, texts.picks].entries()) {
    write(title, column, top + LINE / 2)
  }
  for (const [index, line] of lines.entries()) {
    const y = top + (index + 1.5) * LINE
    context.font = `600 20px ${fontFamily}`
    context.fillStyle = COLORS.text
    write(line.game, 0, y)
    write(line.result, 1, y)
    drawLegends(context, line.bans, { column: 2, y, fontFamily })
    drawLegends(context, line.picks, { column: 3, y, fontFamily })
    context.fillStyle = COLORS.line
    context.fillRect(MARGIN, y + LINE / 2 - 1, WIDTH - 2 * MARGIN, 1)
  }
  context.font = `500 16px ${fontFamily}`
  context.fillStyle = COLORS.quiet
  context.fillText('Ringwise', MARGIN, canvas.height - MARGIN - LINE / 4)
  download(`${texts.file}.png`, await pngOf(canvas))
}

/** Emblems with their names, made smaller together if they don't fit. */
function drawLegends(
  context: CanvasRenderingContext2D,
  legends: readonly string[],
  { column, y, fontFamily }: { column: number; y: number; fontFamily: string },
) {
  const start = COLUMNS[column] ?? MARGIN
  const width = (COLUMNS[column + 1] ?? WIDTH) - start - MARGIN
  const nameFont = `600 20px ${fontFamily}`
  context.font = nameFont
  if (legends.length === 0) return context.fillText(texts.none, start, y)
  const sizes = legends.map(
    (legend) => EMBLEM + 8 + context.measureText(labelOf(legend)).width + 18,
  )
  const scale = Math.min(1, width / sizes.reduce((sum, size) => sum + size))
  let x = start
  for (const [index, legend] of legends.entries()) {
    context.save()
    context.translate(x, y)
    context.scale(scale, scale)
    context.font = EMBLEM_FONT
    context.fillText(emblemGlyph(findLegend(legend).key) ?? '', 0, 0)
    context.font = nameFont
    context.fillText(labelOf(legend), EMBLEM + 8, 0)
    context.restore()
    x += (sizes[index] ?? 0) * scale
  }
}

export const pictureTitle = ({ team, room, at }: PictureFacts): string =>
  [team, room, at === null ? null : formatDay(at)].filter((fact) => fact !== null).join(', ')

/** A line for each game and, if anything was drafted after the last of them, one for that. */
export function pictureLines(
  { draft_history, banned_legends: bans, picked_legends: picks }: DraftState,
  { firstGame, results }: PictureFacts,
): PictureLine[] {
  const games = draft_history.map(({ bannedLegends, comp, version }, index) => {
    const found = results.find(({ game }) => game === version)
    return {
      game: texts.game(found?.number ?? index + firstGame),
      result: found ? resultText(found) : '',
      bans: bannedLegends,
      picks: comp,
    }
  })
  const last = draft_history.at(-1)?.bannedLegends ?? []
  const isNew = picks.length > 0 || bans.some((legend) => !last.includes(legend))
  const next = { game: texts.game(games.length + firstGame), result: '', bans, picks }
  return isNew || games.length === 0 ? [...games, next] : games
}

function resultText(found: DraftGameResult): string {
  const { map, place, points } = combineResult(found)
  return [
    map === null ? null : mapName(map),
    place === null ? null : draftResultMessages.place(place),
    points === null ? null : draftResultMessages.points(points),
  ]
    .filter((fact) => fact !== null)
    .join(', ')
}
