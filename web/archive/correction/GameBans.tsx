import { useState } from 'react'
import type { GameDetail } from '#contract/archive/correction.ts'
import { correctionMessages as texts } from '#contract/archive/correction.texts.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { BansDialog } from './BansDialog.tsx'
import { isSameList, LegendList } from './LegendList.tsx'
import styles from './GameBans.module.css'

export function GameBans({ game }: { game: GameDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  const { bans, ruleBans, number } = game
  const differs = ruleBans !== null && !isSameList(bans, ruleBans)

  return (
    <div className={styles.bans}>
      <div className={styles.line}>
        <h3>{texts.bans}</h3>
        {bans.length > 0 ? <LegendList legends={bans} /> : <span>{texts.noBans}</span>}
        <Button size="sm" className={styles.action} onClick={() => setIsOpen(true)}>
          {texts.correctBans}
        </Button>
      </div>
      {differs ? (
        <div className={styles.rule}>
          {texts.differs(number - 1)}
          {ruleBans.length > 0 ? <LegendList legends={ruleBans} /> : texts.ruleNone}
        </div>
      ) : null}
      {isOpen ? <BansDialog game={game} onClose={() => setIsOpen(false)} /> : null}
    </div>
  )
}
