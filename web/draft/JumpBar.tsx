import { useEffect, useState } from 'react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import { jumpTo, jumpTargetElement, JUMP_TARGETS, type JumpTargetId } from './jump.ts'
import styles from './JumpBar.module.css'

/** On phones the panels are stacked; this bar scrolls to one of them. */
export function JumpBar() {
  const current = useVisibleTarget()

  return (
    <nav className={styles.bar} aria-label={texts.jump}>
      {JUMP_TARGETS.map((panel) => (
        <button
          key={panel}
          type="button"
          className={styles.button}
          aria-current={panel === current ? 'true' : undefined}
          onClick={() => jumpTo(panel)}
        >
          {texts.jumpTo[panel]}
        </button>
      ))}
    </nav>
  )
}

/** The panel at the upper third of the window. */
function useVisibleTarget(): JumpTargetId {
  const [current, setCurrent] = useState<JumpTargetId>('ban')

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target
        const panel = JUMP_TARGETS.find((name) => jumpTargetElement(name) === seen)
        if (panel) setCurrent(panel)
      },
      { rootMargin: '-33% 0px -66% 0px' },
    )
    for (const panel of JUMP_TARGETS) {
      const element = jumpTargetElement(panel)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [])

  return current
}
