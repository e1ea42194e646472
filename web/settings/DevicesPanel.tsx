import { logOutOthers } from '#contract/device.ts'
import { deviceMessages as texts } from '#contract/messages/device.ts'
import { call } from '../shared/api.ts'
import { notify } from '../shared/toast.ts'
import { useSingleMutation } from '../shared/use-single-mutation.ts'
import { Button } from '../shared/ui/Button.tsx'
import { Panel } from '../shared/ui/Panel.tsx'
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
