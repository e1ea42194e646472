import { at } from '../field-rates.ts'

/** Candidates of one team-game, as it stood before the game, and the one that was played. */
export interface Example {
  /** Features of each candidate, one after the other. */
  readonly features: Float32Array
  /** Index of the played candidate. */
  readonly played: number
}

export interface FitOptions {
  /** What the weights are pulled toward. */
  readonly prior: Float64Array
  /** How strongly, in units of each feature's variance. */
  readonly ridge: number
  /** Where to start; the prior if unset. */
  readonly start?: Float64Array
}

const ENOUGH_GAIN = 0.01
const MAX_STEPS = 50
const MAX_HALVINGS = 30

/**
 * The weights under which what teams played was most likely, minus a penalty for leaving the prior (Newton's method).
 * A full step can overshoot, so it is halved until the objective rises.
 */
export function fitWeights(examples: readonly Example[], options: FitOptions): Float64Array {
  const { prior, ridge, start = prior } = options
  if (examples.length === 0) return prior.slice()
  const penalty = variances(examples, prior.length).map((variance) => ridge * variance)
  const objective = (weights: Float64Array): Point => {
    const chances = examples.map((example) => chancesOf(example, weights))
    const value = logLikelihood(examples, chances) - penaltyOf(weights, prior, penalty)
    return { weights, chances, value }
  }
  let best = objective(start.slice())
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = climb(best, newtonStep(examples, best, prior, penalty), objective)
    if (!next) break
    const gain = next.value - best.value
    best = next
    if (gain < ENOUGH_GAIN) break
  }
  return best.weights
}

/** Weights, the chances they give to each example's candidates, and how good they are. */
interface Point {
  readonly weights: Float64Array
  readonly chances: readonly Float64Array[]
  readonly value: number
}

function climb(
  from: Point,
  direction: Float64Array,
  objective: (weights: Float64Array) => Point,
): Point | null {
  let length = 1
  for (let halving = 0; halving < MAX_HALVINGS; halving += 1) {
    const tried = objective(from.weights.map((weight, j) => weight + length * at(direction, j)))
    if (tried.value > from.value) return tried
    length /= 2
  }
  return null
}

/** How much each feature varies between the candidates of an example, on average. */
function variances(examples: readonly Example[], count: number): Float64Array {
  const sums = new Float64Array(count)
  const squares = new Float64Array(count)
  let rows = 0
  for (const { features } of examples) {
    for (let i = 0; i < features.length; i += 1) {
      const value = features[i] ?? 0
      const j = i % count
      sums[j] = at(sums, j) + value
      squares[j] = at(squares, j) + value * value
    }
    rows += features.length / count
  }
  return squares.map((square, j) => square / rows - (at(sums, j) / rows) ** 2)
}

function penaltyOf(weights: Float64Array, prior: Float64Array, penalty: Float64Array) {
  return weights.reduce(
    (sum, weight, j) => sum + (at(penalty, j) * (weight - at(prior, j)) ** 2) / 2,
    0,
  )
}

function logLikelihood(examples: readonly Example[], chances: readonly Float64Array[]): number {
  return examples.reduce((sum, { played }, i) => sum + Math.log(chances[i]?.[played] ?? 0), 0)
}

/** Chances of an example's candidates. */
function chancesOf({ features }: Example, weights: Float64Array): Float64Array {
  const k = weights.length
  const result = new Float64Array(features.length / k)
  let top = -Infinity
  for (let c = 0; c < result.length; c += 1) {
    let score = 0
    for (let j = 0; j < k; j += 1) score += (features[c * k + j] ?? 0) * (weights[j] ?? 0)
    result[c] = score
    if (score > top) top = score
  }
  let sum = 0
  for (let c = 0; c < result.length; c += 1) {
    const power = Math.exp((result[c] ?? 0) - top)
    result[c] = power
    sum += power
  }
  for (let c = 0; c < result.length; c += 1) result[c] = (result[c] ?? 0) / sum
  return result
}

function newtonStep(
  examples: readonly Example[],
  { weights, chances }: Point,
  prior: Float64Array,
  penalty: Float64Array,
): Float64Array {
  const k = weights.length
  const gradient = weights.map((weight, j) => -at(penalty, j) * (weight - at(prior, j)))
  const hessian = new Float64Array(k * k)
  for (let j = 0; j < k; j += 1) hessian[j * k + j] = at(penalty, j)
  const mean = new Float64Array(k)
  for (const [e, { features, played }] of examples.entries()) {
    mean.fill(0)
    addMoments(hessian, mean, features, chances[e] ?? NO_CHANCES)
    for (let j = 0; j < k; j += 1) {
      gradient[j] = at(gradient, j) + (features[played * k + j] ?? 0) - at(mean, j)
      for (let i = 0; i <= j; i += 1) {
        hessian[j * k + i] = at(hessian, j * k + i) - at(mean, j) * at(mean, i)
      }
    }
  }
  return solve(hessian, gradient)
}

const NO_CHANCES = new Float64Array()

/** Rarer candidates are left out of the second moments. Those decide only how far a step goes, not where the top is. */
const RARE = 1e-5

/**
 * Adds an example's candidates to the mean and to the lower half of the second moments. Most features of most candidates
 * are zero, and this is where training spends its time: only the others are multiplied.
 */
function addMoments(
  moments: Float64Array,
  mean: Float64Array,
  features: Float32Array,
  chances: Float64Array,
) {
  const k = mean.length
  const values = new Float64Array(k)
  const indexes = new Int32Array(k)
  for (let c = 0; c < chances.length; c += 1) {
    const chance = chances[c] ?? 0
    let count = 0
    for (let j = 0; j < k; j += 1) {
      const value = features[c * k + j] ?? 0
      if (value === 0) continue
      values[count] = value
      indexes[count] = j
      count += 1
      mean[j] = (mean[j] ?? 0) + chance * value
    }
    if (chance < RARE) continue
    for (let a = 0; a < count; a += 1) {
      const row = (indexes[a] ?? 0) * k
      const share = chance * (values[a] ?? 0)
      for (let b = 0; b <= a; b += 1) {
        const cell = row + (indexes[b] ?? 0)
        moments[cell] = (moments[cell] ?? 0) + share * (values[b] ?? 0)
      }
    }
  }
}

/** Solves a symmetric positive system whose lower half is given (Cholesky). */
function solve(lower: Float64Array, right: Float64Array): Float64Array {
  const k = right.length
  const root = new Float64Array(k * k)
  for (let j = 0; j < k; j += 1) {
    for (let i = 0; i <= j; i += 1) {
      let sum = at(lower, j * k + i)
      for (let m = 0; m < i; m += 1) sum -= at(root, j * k + m) * at(root, i * k + m)
      // A feature that never varies has no direction; a tiny value leaves its weight where it is.
      root[j * k + i] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(root, i * k + i)
    }
  }
  const x = right.slice()
  for (let j = 0; j < k; j += 1) {
    for (let m = 0; m < j; m += 1) x[j] = at(x, j) - at(root, j * k + m) * at(x, m)
    x[j] = at(x, j) / at(root, j * k + j)
  }
  for (let j = k - 1; j >= 0; j -= 1) {
    for (let m = j + 1; m < k; m += 1) x[j] = at(x, j) - at(root, m * k + j) * at(x, m)
    x[j] = at(x, j) / at(root, j * k + j)
  }
  return x
}
