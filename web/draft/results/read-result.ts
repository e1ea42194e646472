import { draftResultMessages as texts } from '#contract/draft/draft-result.texts.ts'
import { type DraftResult, RESULT_LIMITS } from '#domain/draft/draft-result.ts'

/** The fields that are numbers, in the order of the form. */
export const NUMBERS = ['place', 'kills', 'points'] as const
type NumberField = (typeof NUMBERS)[number]

const LEAST = { place: 1, kills: 0, points: 0 } as const

interface ReadResult {
  /** Without what isn't valid. */
  readonly result: DraftResult
  /** What is wrong with the first invalid field; null if all are valid. */
  readonly fault: string | null
}

/** What a user wrote into the form. */
export function readResult(
  map: string,
  written: Readonly<Record<NumberField, string>>,
): ReadResult {
  const read = (field: NumberField) => {
    const value = written[field] === '' ? null : Number(written[field])
    const isValid =
      value === null ||
      (Number.isInteger(value) && value >= LEAST[field] && value <= RESULT_LIMITS[field])
    return { field, isValid, value: isValid ? value : null }
  }
  const [place, kills, points] = [read('place'), read('kills'), read('points')]
  const invalid = [place, kills, points].find(({ isValid }) => !isValid)
  return {
    result: {
      map: map === '' ? null : map,
      place: place.value,
      kills: kills.value,
      points: points.value,
    },
    fault: invalid
      ? texts.outside(
          texts.columns[invalid.field],
          LEAST[invalid.field],
          RESULT_LIMITS[invalid.field],
        )
      : null,
  }
}
