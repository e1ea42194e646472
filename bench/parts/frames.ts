/** How long a gesture lasts while its frames are counted. */
export const ROUND_MS = 2000

/** Code for the page, as text because this project is compiled without browser types: frames per second from now on. */
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
