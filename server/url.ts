export const isApi = (url: string) => /^\/api(\/|\?|$)/.test(url)
