import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('counters, histograms and gauges are written in the text format of Prometheus', async () => {
  const metrics = createMetrics()
  const request = { method: 'GET', route: 'a "b"\\c' }
  metrics.count('ringwise_http_requests_total', { ...request, status: '200' })
  metrics.count('ringwise_http_requests_total', { ...request, status: '200' })
  for (const seconds of [0.25, 0.3, 60]) {
    metrics.observe('ringwise_http_request_duration_seconds', { route: '/' }, seconds)
  }
  metrics.gauge('ringwise_sockets', () => 3)
  metrics.gauge('ringwise_event_loop_delay_seconds', async () => 0.01, { quantile: '0.5' })
  metrics.gauge('ringwise_draft_version', () => null)
  metrics.gauge('ringwise_imports', () => {
    throw new Error('away')
  })
  metrics.total('process_cpu_seconds_total', () => 1.5)
  const duration = 'ringwise_http_request_duration_seconds'
  const bucket = (most: string, count: number) =>
    `${duration}_bucket{route="/",le="${most}"} ${count}`
  expect((await metrics.write()).split('\n')).toEqual([
    '# HELP ringwise_http_requests_total Answered requests by method, route and status.',
    '# TYPE ringwise_http_requests_total counter',
    String.raw`ringwise_http_requests_total{method="GET",route="a \"b\"\\c",status="200"} 2`,
    `# HELP ${duration} Time from the request to its answer by method and route.`,
    `# TYPE ${duration} histogram`,
    ...['0.005', '0.01', '0.025', '0.05', '0.1'].map((most) => bucket(most, 0)),
    bucket('0.25', 1),
    ...['0.5', '1', '2.5', '5', '10'].map((most) => bucket(most, 2)),
    bucket('+Inf', 3),
    `${duration}_sum{route="/"} 60.55`,
    `${duration}_count{route="/"} 3`,
    '# HELP ringwise_sockets Open live connections.',
    '# TYPE ringwise_sockets gauge',
    'ringwise_sockets 3',
    '# HELP ringwise_event_loop_delay_seconds Delay of the event loop since the last scrape by quantile.',
    '# TYPE ringwise_event_loop_delay_seconds gauge',
    'ringwise_event_loop_delay_seconds{quantile="0.5"} 0.01',
    '# HELP process_cpu_seconds_total CPU time of the process.',
    '# TYPE process_cpu_seconds_total counter',
    'process_cpu_seconds_total 1.5',
    '',
  ])
})
