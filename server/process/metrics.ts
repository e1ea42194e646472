import { metricMessages as texts } from '#contract/base/metrics.texts.ts'

export type MetricName = keyof typeof texts
type Labels = Readonly<Record<string, string>>
type Reading = number | null

/** Seconds. From a cached answer up to the longest a request can take. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Histogram {
  /** One more than buckets, for what is longer. */
  readonly counts: number[]
  sum: number
}

interface Gauge {
  readonly labels: string
  readonly read: () => Reading | Promise<Reading>
}

/** Collects numbers and writes them in the text format of Prometheus. */
export function createMetrics() {
  const counters = new Map<MetricName, Map<string, number>>()
  const histograms = new Map<MetricName, Map<string, Histogram>>()
  const gauges = new Map<MetricName, Gauge[]>()
  const totals = new Set<MetricName>()

  const writeGauge = async (name: MetricName) => {
    const samples = await Promise.all((gauges.get(name) ?? []).map((gauge) => sample(name, gauge)))
    return family(name, totals.has(name) ? 'counter' : 'gauge', samples.flat())
  }

  return {
    /** Adds one. */
    count(name: MetricName, labels: Labels) {
      const key = labelText(labels)
      const series = entryOf(counters, name, () => new Map<string, number>())
      series.set(key, (series.get(key) ?? 0) + 1)
    },

    observe(name: MetricName, labels: Labels, seconds: number) {
      const series = entryOf(histograms, name, () => new Map<string, Histogram>())
      const histogram = entryOf(series, labelText(labels), () => ({
        counts: Array<number>(BUCKETS.length + 1).fill(0),
        sum: 0,
      }))
      const at = BUCKETS.findIndex((most) => seconds <= most)
      const bucket = at < 0 ? BUCKETS.length : at
      histogram.counts[bucket] = (histogram.counts[bucket] ?? 0) + 1
      histogram.sum += seconds
    },

    /** A number that is read at every scrape. It is left out if it is null or can't be read. */
    gauge(name: MetricName, read: () => Reading | Promise<Reading>, labels: Labels = {}) {
      const all = entryOf(gauges, name, () => [])
      all.push({ labels: labelText(labels), read })
    },

    /** Like a gauge, for a number that only grows. */
    total(name: MetricName, read: () => Reading) {
      totals.add(name)
      this.gauge(name, read)
    },

    async write(): Promise<string> {
      const parts = [
        ...[...counters].map(([name, series]) => counterFamily(name, series)),
        ...[...histograms].map(([name, series]) => histogramFamily(name, series)),
        ...(await Promise.all([...gauges.keys()].map(writeGauge))),
      ]
      return parts.join('')
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>

async function sample(name: MetricName, { labels, read }: Gauge): Promise<string[]> {
  try {
    const value = await read()
    return value === null ? [] : [`${name}${braces(labels)} ${value}`]
  } catch {
    return []
  }
}

function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}

const family = (name: MetricName, type: string, lines: readonly string[]) =>
  lines.length === 0
    ? ''
    : `# HELP ${name} ${texts[name]}\n# TYPE ${name} ${type}\n${lines.join('\n')}\n`

const counterFamily = (name: MetricName, series: ReadonlyMap<string, number>) =>
  family(
    name,
    'counter',
    [...series].map(([key, value]) => `${name}${braces(key)} ${value}`),
  )

const histogramFamily = (name: MetricName, series: ReadonlyMap<string, Histogram>) =>
  family(
    name,
    'histogram',
    [...series].flatMap(([key, histogram]) => histogramLines(name, key, histogram)),
  )

function histogramLines(name: MetricName, key: string, { counts, sum }: Histogram): string[] {
  let below = 0
  const buckets = [...BUCKETS, '+Inf'].map((most, at) => {
    below += counts[at] ?? 0
    return `${name}_bucket${braces([key, `le="${most}"`].filter(Boolean).join(','))} ${below}`
  })
  return [...buckets, `${name}_sum${braces(key)} ${sum}`, `${name}_count${braces(key)} ${below}`]
}

const braces = (labels: string) => (labels === '' ? '' : `{${labels}}`)

const labelText = (labels: Labels) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replaceAll(/[\\"\n]/g, escapeChar)}"`)
    .join(',')

const escapeChar = (char: string) => (char === '\n' ? String.raw`\n` : `\\${char}`)
