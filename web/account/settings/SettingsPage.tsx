import { settingsMessages } from '#contract/account/settings.texts.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'
import { DevicesPanel } from './DevicesPanel.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { PreferencesPanel } from './PreferencesPanel.tsx'
import { UserPanel } from './UserPanel.tsx'
import styles from './SettingsPage.module.css'

export function SettingsPage() {
  const { user } = useSession()
  if (!user) return null

  return (
    <>
      <PageHead title={settingsMessages.title} />
      <div className={styles.panels}>
        <div className={styles.user}>
          <UserPanel user={user} />
        </div>
        <div className={styles.password}>
          <PasswordPanel username={user.username} />
          <DevicesPanel />
        </div>
        <div className={styles.preferences}>
          <PreferencesPanel />
        </div>
      </div>
    </>
  )
}
