import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import type { MapMark } from './map-marks.ts'
import styles from './MarkCard.module.css'

/** A marker's details, with a link to the view it comes from. */
export const MarkCard = ({ mark: { kind, name, picture, link } }: { mark: MapMark }) => (
  <div className={styles.card}>
    {picture === null ? null : <img className={styles.picture} src={picture} alt={name} />}
    <a className={styles.link} href={link} target="_top">
      {kind === 'lootpath' ? texts.toLootpaths : texts.toPins}
    </a>
  </div>
)
