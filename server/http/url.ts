export const METRICS_PATH = '/metrics'

export const isApi = (url: string) => /^\/api(\/|\?|$)/.test(url)

export const pathOf = (url: string) => url.split('?', 1)[0] ?? ''
