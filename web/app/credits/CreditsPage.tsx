import { messages } from '#contract/base/texts.ts'
import { creditsMessages } from '#contract/base/credits.texts.ts'
import { BrandMark } from '../../shared/ui/layout/BrandMark.tsx'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import styles from './CreditsPage.module.css'
import { EmblemCredits } from './EmblemCredits.tsx'
import { EmblemGuide } from './EmblemGuide.tsx'
import { TypeCredits } from './TypeCredits.tsx'

export function CreditsPage() {
  return (
    <>
      <PageHead title={messages.app.credits} context={creditsMessages.context} />
      <div className={styles.stack}>
        <EmblemCredits />
        <EmblemGuide />
        <div className={styles.pair}>
          <TypeCredits />
          <Panel title={creditsMessages.names}>
            <div className={styles.names}>
              <BrandMark size={40} />
              <div className={styles.prose}>
                <p>{messages.app.notAffiliated}</p>
                <p>{creditsMessages.maps}</p>
              </div>
            </div>
          </Panel>
        </div>
      </div>
    </>
  )
}
