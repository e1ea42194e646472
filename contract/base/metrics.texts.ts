/** What each metric of `GET /metrics` means; only the server loads it. */
export const metricMessages = {
  ringwise_info: 'Version of the server.',
  ringwise_http_requests_total: 'Answered requests by method, route and status.',
  ringwise_http_request_duration_seconds:
    'Time from the request to its answer by method and route.',
  ringwise_database_up: '1 if the database answered just now.',
  ringwise_pool_connections: 'Database connections that are open.',
  ringwise_pool_idle_connections: 'Database connections that are open and unused.',
  ringwise_pool_waiting_requests: 'Requests that wait for a database connection.',
  ringwise_event_loop_delay_seconds: 'Delay of the event loop since the last scrape by quantile.',
  ringwise_sockets: 'Open live connections.',
  ringwise_draft_version: 'Version of the draft in the database.',
  ringwise_draft_lag_versions: 'Draft versions that this server has not sent to its sockets yet.',
  ringwise_imports: 'Imported match files that were not undone.',
  ringwise_last_import_timestamp_seconds: 'Time of the newest import.',
  ringwise_last_training_timestamp_seconds: 'Time of the last successful training of the forecast.',
  ringwise_last_training_duration_seconds: 'Duration of the last training on this server.',
  ringwise_training_failed: '1 if the last training of the forecast failed.',
  ringwise_last_backup_timestamp_seconds: 'Time of the newest daily backup.',
  process_resident_memory_bytes: 'Memory of the process.',
  process_cpu_seconds_total: 'CPU time of the process.',
} as const
