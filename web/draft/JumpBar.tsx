import { useEffect, useState } from 'react'
import { draftPageMessages as texts } from '#contract/messages/draft-page.ts'
import { jumpTo, placeElement, PLACES, type Place } from './jump.ts'
import styles from './JumpBar.module.css'

/** On a phone the panels lie below each other; this scrolls to one of them. */
export function JumpBar() {
  const current = usePlaceInSight()

  return (
    <nav className={styles.bar} aria-label={texts.jump}>
      {PLACES.map((place) => (
        <button
          key={place}
          type="button"
          className={styles.button}
          aria-current={place === current ? 'true' : undefined}
          onClick={() => jumpTo(place)}
        >
          {texts.jumpTo[place]}
        </button>
      ))}
    </nav>
  )
}

/** The panel that crosses the upper third of the window. */
function usePlaceInSight(): Place {
  const [current, setCurrent] = useState<Place>('ban')

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target
        const place = PLACES.find((name) => placeElement(name) === seen)
        if (place) setCurrent(place)
      },
      { rootMargin: '-33% 0px -66% 0px' },
    )
    for (const place of PLACES) {
      const element = placeElement(place)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [])

  return current
}
