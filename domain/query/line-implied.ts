import { type DimensionId, factsOf, isMeasure, type MeasureId } from './catalog.ts'
import type { LineDraft } from './line-draft.ts'
import { nameToken } from './line-names.ts'

/** Several of one kind are compared. */
const COMPARED = ['team', 'player', 'region', 'map', 'event'] as const

/** Adds what a line says without a word for it. What is added is shown as a token like any other. */
export function addImplied(draft: LineDraft) {
  const named = impliedMeasure(draft)
  if (named) draft.add({ kind: 'measure', value: named })
  const measure = draft.valuesOf('measure')[0] ?? ''
  const part = isMeasure(measure) ? factsOf(measure).part : undefined
  if (measure === 'bans') nameBanningGame(draft)
  addTrio(draft, part === 'legend' || draft.noun.id === 'legend')
  if (draft.has('by')) return
  const by = impliedGrouping(draft, part)
  if (by) draft.add({ kind: 'by', value: by })
}

/** The ban after game 2 is the one that game 2 leads to. */
function nameBanningGame({ tokens, said }: LineDraft) {
  const at = tokens.findIndex(({ kind, value }) => kind === 'game' && value.startsWith('>'))
  const token = tokens[at]
  if (token && said.after) tokens[at] = { kind: 'game', value: token.value.slice(1) }
}

function addTrio({ trio: { list }, add }: LineDraft, areSingle: boolean) {
  if (!list) return
  if (areSingle) for (const legend of list.legends) add(nameToken(legend))
  else {
    const legends = list.legends.map(({ value }) => value)
    add({ kind: 'comp', value: legends.toSorted().join('|') })
  }
}

function impliedMeasure({ has, said, trio, noun }: LineDraft): MeasureId | null {
  if (has('measure') || said.best) return null
  if (trio.list !== null && (said.play || said.howOften)) return 'comps'
  if (noun.id === 'comp') return 'comps'
  if (!said.play) return null
  const isOfLegends = has('legend') || has('player') || noun.id === 'legend' || said.who
  return isOfLegends ? 'picks' : 'comps'
}

function impliedGrouping(
  { has, valuesOf, said, noun }: LineDraft,
  part: 'legend' | 'comp' | undefined,
): DimensionId | null {
  if (noun.id) return noun.id
  const legends = valuesOf('legend').length
  if (part === 'legend' && legends !== 1) return 'legend'
  if (part === 'comp' && !has('comp')) return 'comp'
  const compared = COMPARED.find((kind) => valuesOf(kind).length > 1)
  if (compared) return compared
  if (said.versus && legends > 1) return 'legend'
  const isWho = said.who && !has('team') && !has('player')
  return isWho || said.teamsThat || (said.teams && said.most) ? 'team' : null
}
