import { logOutOthers } from '#contract/account/device.ts'
import { deviceMessages as texts } from '#contract/account/device.texts.ts'
import { call } from '../../shared/api/api.ts'
import { notify } from '../../shared/page/toast.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import styles from './DevicesPanel.module.css'

export function DevicesPanel() {
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
