const SPRITE = '/static/images/emblems.svg'

let isRequested = false

/**
 * Inserts the emblems into the page, once. If each of some hundred emblems referenced the file,
 * every new ranking would cost a request, an event and a copy of the drawing per emblem.
 */
export function loadSprite() {
  if (isRequested) return
  isRequested = true
  fetch(SPRITE)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
    .then(insert)
    .catch(() => {
      isRequested = false
    })
}

function insert(text: string) {
  const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  for (const symbol of sprite.querySelectorAll('symbol')) {
    symbol.id = emblemId(symbol.id)
    symbol.setAttribute('overflow', 'visible')
  }
  const holder = document.createElement('div')
  holder.hidden = true
  holder.append(sprite)
  document.body.append(holder)
}

export const emblemId = (symbol: string) => `emblem-${symbol}`
