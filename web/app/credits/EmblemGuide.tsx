import { creditsMessages } from '#contract/base/credits.texts.ts'
import { LEGEND_CLASSES } from '#domain/catalog/legend.ts'
import { ClassMark } from '../../shared/ui/legend/ClassMark.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { Trio } from '../../shared/ui/legend/Trio.tsx'
import styles from './EmblemGuide.module.css'
import { EmblemStates } from './EmblemStates.tsx'
import { PickTrial } from './PickTrial.tsx'

const BANNED = new Set(['Newcastle'])

export function EmblemGuide() {
  return (
    <Panel title={creditsMessages.reading}>
      <p className={styles.intro}>{creditsMessages.readingText}</p>
      <div className={styles.parts}>
        <section>
          <h3 className={styles.heading}>{creditsMessages.states}</h3>
          <EmblemStates />
        </section>
        <div className={styles.side}>
          <section>
            <h3 className={styles.heading}>{creditsMessages.classes}</h3>
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
            <h3 className={styles.heading}>{creditsMessages.trio}</h3>
            <Trio legends={['Wattson', 'Newcastle', 'MadMaggie']} size={38} banned={BANNED} />
            <p className={styles.text}>{creditsMessages.trioText}</p>
          </section>
          <section>
            <h3 className={styles.heading}>{creditsMessages.tryIt}</h3>
            <PickTrial />
            <p className={styles.text}>{creditsMessages.tryItText}</p>
          </section>
        </div>
      </div>
    </Panel>
  )
}
