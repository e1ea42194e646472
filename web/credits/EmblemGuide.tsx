import { messages } from '#contract/messages.ts'
import { LEGEND_CLASSES } from '#domain/legend.ts'
import { ClassMark } from '../shared/ui/ClassMark.tsx'
import { Panel } from '../shared/ui/Panel.tsx'
import { Trio } from '../shared/ui/Trio.tsx'
import styles from './EmblemGuide.module.css'
import { EmblemStates } from './EmblemStates.tsx'
import { PickTrial } from './PickTrial.tsx'

const BANNED = new Set(['Newcastle'])

export function EmblemGuide() {
  return (
    <Panel title={messages.credits.reading}>
      <p className={styles.intro}>{messages.credits.readingText}</p>
      <div className={styles.parts}>
        <section>
          <h3 className={styles.heading}>{messages.credits.states}</h3>
          <EmblemStates />
        </section>
        <div className={styles.side}>
          <section>
            <h3 className={styles.heading}>{messages.credits.classes}</h3>
            <ul className={styles.classes}>
              {LEGEND_CLASSES.map((legendClass) => (
                <li key={legendClass} className={styles.class}>
                  <ClassMark legendClass={legendClass} size={14} />
                  {legendClass}
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h3 className={styles.heading}>{messages.credits.trio}</h3>
            <Trio legends={['Wattson', 'Newcastle', 'MadMaggie']} size={38} banned={BANNED} />
            <p className={styles.text}>{messages.credits.trioText}</p>
          </section>
          <section>
            <h3 className={styles.heading}>{messages.credits.tryIt}</h3>
            <PickTrial />
            <p className={styles.text}>{messages.credits.tryItText}</p>
          </section>
        </div>
      </div>
    </Panel>
  )
}
