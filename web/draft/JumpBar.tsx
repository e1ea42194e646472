import { useEffect, useState } from 'react'
import { draftPageMessages as texts } from '#contract/messages/draft-page.ts'
import { jumpTo, jumpTargetElement, JUMP_TARGETS, type JumpTargetId } from './jump.ts'
import styles from './JumpBar.module.css'

/** On a phone the panels lie below each other; this scrolls to one of them. */
export function JumpBar() {
  const current = usePlaceInSight()

  return (
    <nav className={styles.bar} aria-label={texts.jump}>
      {JUMP_TARGETS.map((place) => (
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
function usePlaceInSight(): JumpTargetId {
  const [current, setCurrent] = useState<JumpTargetId>('ban')

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target
        const place = JUMP_TARGETS.find((name) => jumpTargetElement(name) === seen)
        if (place) setCurrent(place)
      },
      { rootMargin: '-33% 0px -66% 0px' },
    )
    for (const place of JUMP_TARGETS) {
      const element = jumpTargetElement(place)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [])

  return current
}
