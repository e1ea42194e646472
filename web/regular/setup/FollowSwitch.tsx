import { regularMessages as texts } from '#contract/regular/regular.texts.ts'
import { SwitchField } from '../../shared/ui/form/SwitchField.tsx'
import styles from './FollowSwitch.module.css'
import type { Follow } from './use-lineup-bans.tsx'

interface FollowSwitchProps {
  follow: Follow
  /** Shown below the label; left out where there's no space for it. */
  hint?: string | undefined
}

export function FollowSwitch({ follow, hint }: FollowSwitchProps) {
  return (
    <div className={styles.follow} title={follow.hint}>
      <SwitchField
        label={texts.follow}
        hint={hint}
        checked={follow.isOn}
        onCheckedChange={follow.choose}
      />
    </div>
  )
}
