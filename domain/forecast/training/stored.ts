import type { Situation } from '../feature.ts'
import type { Model } from '../team-forecast.ts'
import { type NamedWeights, toNamedWeights, toWeights } from '../weights.ts'

/** A model as JSON. */
export interface StoredModel {
  readonly weights: NamedWeights
  readonly temperatures: Readonly<Record<Situation, number>>
  readonly banTemperature: number
}

/** Losses under each temperature, and how many forecasts they are the sum of. */
export interface StoredLosses {
  readonly count: number
  readonly losses: readonly number[]
}

/** What a walk through the archive has learned, without its examples and its history. */
export interface StoredWalk {
  readonly weights: NamedWeights
  readonly temperatures: Readonly<Record<Situation, StoredLosses>>
  readonly bans: StoredLosses
}

export interface FullModel extends Model {
  readonly banTemperature: number
}

export const toStoredModel = ({
  weights,
  temperatures,
  banTemperature,
}: FullModel): StoredModel => ({
  weights: toNamedWeights(weights),
  temperatures,
  banTemperature,
})

export const fromStoredModel = (stored: StoredModel): FullModel => ({
  ...stored,
  weights: toWeights(stored.weights),
})
