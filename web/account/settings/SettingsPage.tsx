import { settingsMessages } from '#contract/account/settings.texts.ts'
import { logOutOthers } from '#contract/account/device.ts'
import { deviceMessages as texts } from '#contract/account/device.texts.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'
import { call } from '../../shared/api/api.ts'
import { notify } from '../../shared/page/toast.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
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

function DevicesPanel() {
  const { send, isPending } = useSingleMutation({
    mutationFn: () => call(logOutOthers, {}),
    onSuccess: () => notify.success(texts.loggedOut),
    onError: (error) => notify.error(`${texts.failed}. ${error.message}`),
  })

  return (
    <Panel title={texts.title}>
      <p className={styles.hint}>{texts.hint}</p>
      <Button busy={isPending} onClick={() => send()}>
        {texts.logOutOthers}
      </Button>
    </Panel>
  )
}
