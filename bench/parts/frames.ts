/** As long as a gesture is made and its frames are counted. */
export const ROUND_MS = 2000

/** For the page, whose language this project does not speak: frames a second from now on. */
export const COUNT_FRAMES = `new Promise((resolve) => {
  const started = performance.now()
  let frames = 0
  const count = (now) => {
    frames += 1
    if (now - started < ${ROUND_MS}) requestAnimationFrame(count)
    else resolve((1000 * frames) / (now - started))
  }
  requestAnimationFrame(count)
})`
