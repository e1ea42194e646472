const SPRITE = '/static/images/emblems.svg'

let isAsked = false

/**
 * Puts the emblems into the page, once. Referring to the file itself from each of some hundred emblems costs a
 * request, an event and a copy of the drawing for each of them whenever a list is ranked anew.
 */
export function loadSprite() {
  if (isAsked) return
  isAsked = true
  fetch(SPRITE)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
    .then(insert)
    .catch(() => {
      isAsked = false
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
