import { useState } from 'react'
import type { PlayThis } from '#contract/regular/play-this.ts'
import { playThisMessages as texts } from '#contract/regular/play-this.texts.ts'
import { Button } from '../ui/action/Button.tsx'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { usePopover } from '../ui/overlay/use-popover.ts'
import styles from './OurThree.module.css'

interface OurThreeProps {
  answer: PlayThis
  onChoose: (chosen: { players: string[]; latest: string[] } | null) => void
}

/** Who plays, taken from the team's last game, with a way to change it. */
export function OurThree({ answer, onChoose }: OurThreeProps) {
  const { opened, close, trigger } = usePopover<ThreeChoiceProps>(async () => ThreeChoice)
  const { three, latest } = answer

  return (
    <p className={styles.three}>
      <span>
        {texts.ourThree} {three.map(({ name }) => name).join(', ')}
      </span>
      <Button size="sm" variant="ghost" {...trigger}>
        {texts.change}
      </Button>
      {opened ? (
        <opened.Bubble title={texts.changeTitle} anchor={opened.anchor} onClose={close}>
          <opened.Content
            answer={answer}
            onChoose={(players) => {
              const isLatest = players.toSorted().join() === latest.toSorted().join()
              onChoose(isLatest ? null : { players, latest })
              close()
            }}
          />
        </opened.Bubble>
      ) : null}
    </p>
  )
}

interface ThreeChoiceProps {
  answer: PlayThis
  onChoose: (players: string[]) => void
}

function ThreeChoice({ answer: { three, bench }, onChoose }: ThreeChoiceProps) {
  const [players, setPlayers] = useState(() => three.map(({ id }) => id))

  return (
    <form
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault()
        if (players.length === 3) onChoose(players)
      }}
    >
      <p className={styles.hint}>{texts.changeHint}</p>
      {[...three, ...bench].map(({ id, name, games }) => (
        <label key={id} className={styles.option}>
          <Checkbox
            checked={players.includes(id)}
            onChange={({ target }) =>
              setPlayers((now) =>
                target.checked ? [...now, id] : now.filter((player) => player !== id),
              )
            }
          />
          <span className={styles.name}>{name}</span>
          <span className={styles.games}>{texts.playerGames(games)}</span>
        </label>
      ))}
      <Button type="submit" variant="primary" disabled={players.length !== 3}>
        {texts.chooseThree}
      </Button>
    </form>
  )
}
