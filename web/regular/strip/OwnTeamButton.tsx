import { ChevronDown } from 'lucide-react'
import { ownTeamMessages as texts } from '#contract/catalog/own-team.texts.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { usePopover } from '../../shared/ui/overlay/use-popover.ts'
import styles from './HeadStrip.module.css'

interface OwnTeamButtonProps {
  own: string | null
  lobby: readonly string[]
}

export function OwnTeamButton({ own, lobby }: OwnTeamButtonProps) {
  const { opened, close, trigger } = usePopover(loadChoice)

  return (
    <>
      <Button {...trigger}>
        {own === null ? (
          texts.noTeam
        ) : (
          <>
            <span className={styles.youAre}>{texts.youAre}</span> {own}
          </>
        )}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </Button>
      {opened ? (
        <opened.Bubble
          title={texts.chooseTitle}
          anchor={opened.anchor}
          align="start"
          style={WIDTH}
          onClose={close}
        >
          <opened.Content own={own} lobby={lobby} onClose={close} />
        </opened.Bubble>
      ) : null}
    </>
  )
}

const WIDTH = { inlineSize: 320 } as const

const loadChoice = () =>
  import('../../shared/own-team/OwnTeamChoice.tsx').then((chunk) => chunk.OwnTeamChoice)
