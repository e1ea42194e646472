import { creditsMessages } from '#contract/base/credits.texts.ts'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { ExternalLink } from './ExternalLink.tsx'
import styles from './TypeCredits.module.css'

const OPEN_FONT_LICENSE = ['SIL OFL 1.1', 'https://openfontlicense.org'] as const
const ISC_LICENSE = ['ISC', 'https://lucide.dev/license'] as const

const WORKS = [
  {
    name: 'Inter',
    home: 'https://rsms.me/inter/',
    use: creditsMessages.inter,
    license: OPEN_FONT_LICENSE,
  },
  {
    name: 'Archivo',
    home: 'https://github.com/Omnibus-Type/Archivo',
    use: creditsMessages.archivo,
    license: OPEN_FONT_LICENSE,
  },
  {
    name: 'Lucide',
    home: 'https://lucide.dev',
    use: creditsMessages.lucide,
    license: ISC_LICENSE,
  },
]

export function TypeCredits() {
  return (
    <Panel title={creditsMessages.typeAndIcons}>
      <ul className={styles.works}>
        {WORKS.map(({ name, home, use, license: [license, page] }) => (
          <li key={name} className={styles.work}>
            <span className={styles.name}>
              <ExternalLink href={home}>{name}</ExternalLink>
            </span>
            <span className={styles.use}>{use}</span>
            <ExternalLink href={page}>{license}</ExternalLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
