import { messages } from '#contract/messages.ts'
import { LEGEND_ICONS } from '#domain/data/icons.ts'
import { findLegend, LEGEND_CLASSES, type LegendClass } from '#domain/legend.ts'
import { ClassMark } from '../shared/ui/ClassMark.tsx'
import { LegendEmblem } from '../shared/ui/LegendEmblem.tsx'
import { Panel } from '../shared/ui/Panel.tsx'
import styles from './EmblemCredits.module.css'
import { ExternalLink } from './ExternalLink.tsx'

const LICENSE_PAGES = {
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  CC0: 'https://creativecommons.org/publicdomain/zero/1.0/',
}

const iconsByClass = Map.groupBy(LEGEND_ICONS, ({ legend }) => findLegend(legend).class)
const classes = LEGEND_CLASSES.filter((legendClass) => iconsByClass.has(legendClass))

export function EmblemCredits() {
  return (
    <Panel
      title={messages.credits.emblems}
      count={messages.credits.emblemsCount(LEGEND_ICONS.length)}
    >
      <p className={styles.source}>
        <ExternalLink href="https://game-icons.net">{messages.credits.emblemsFrom}</ExternalLink>
      </p>
      <div className={styles.classes}>
        {classes.map((legendClass) => (
          <ClassIcons key={legendClass} legendClass={legendClass} />
        ))}
      </div>
    </Panel>
  )
}

function ClassIcons({ legendClass }: { legendClass: LegendClass }) {
  return (
    <section>
      <h3 className={styles.heading}>
        <ClassMark legendClass={legendClass} />
        {legendClass}
      </h3>
      <ul className={styles.icons}>
        {iconsByClass.get(legendClass)?.map(({ legend, icon, author, license }) => (
          <li key={legend} className={styles.icon}>
            <LegendEmblem legend={legend} size={40} emblemOnly />
            <div className={styles.words}>
              <b className={styles.name}>{findLegend(legend).label}</b>
              <span>{messages.credits.iconBy(icon, author)}</span>
              <ExternalLink href={LICENSE_PAGES[license]}>{license}</ExternalLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
