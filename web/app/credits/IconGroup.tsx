import type { ReactNode } from 'react'
import { creditsMessages } from '#contract/base/credits.texts.ts'
import type { LEGEND_ICONS } from '#domain/catalog/data/icons.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { ExternalLink } from './ExternalLink.tsx'
import styles from './IconGroup.module.css'

interface IconGroupProps {
  title: string
  mark?: ReactNode
  icons: typeof LEGEND_ICONS
}

const LICENSE_PAGES = {
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  CC0: 'https://creativecommons.org/publicdomain/zero/1.0/',
}

export function IconGroup({ title, mark, icons }: IconGroupProps) {
  return (
    <section>
      <h3 className={styles.heading}>
        {mark}
        {title}
      </h3>
      <ul className={styles.icons}>
        {icons.map(({ legend, icon, author, license }) => (
          <li key={legend} className={styles.icon}>
            <LegendEmblem legend={legend} size={40} emblemOnly />
            <div className={styles.words}>
              <b className={styles.name}>{findLegend(legend).label}</b>
              <span>{creditsMessages.iconBy(icon, author)}</span>
              <ExternalLink href={LICENSE_PAGES[license]}>{license}</ExternalLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
