import { type FinishQuestion, simulateFinish } from '#domain/series/finish.ts'

addEventListener('message', ({ data }: MessageEvent<readonly FinishQuestion[]>) => {
  postMessage(data.map(simulateFinish))
})
