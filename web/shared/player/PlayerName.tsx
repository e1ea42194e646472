import { classNames } from '../ui/layout/class-names.ts'
import { usePopover } from '../ui/overlay/use-popover.ts'
import styles from './PlayerName.module.css'

interface PlayerNameProps {
  player: string
  name: string
  className?: string | undefined
}

/** A player's name that opens their most important numbers. */
export function PlayerName({ player, name, className }: PlayerNameProps) {
  const { opened, close, trigger } = usePopover(loadCard)

  return (
    <>
      <button type="button" className={classNames(styles.name, className)} {...trigger}>
        {name}
      </button>
      {opened ? (
        <opened.Bubble title={name} anchor={opened.anchor} onClose={close}>
          <opened.Content player={player} />
        </opened.Bubble>
      ) : null}
    </>
  )
}

const loadCard = () => import('./PlayerCard.tsx').then((chunk) => chunk.PlayerCard)
