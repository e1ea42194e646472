import { parseAsInteger } from '../../shared/address/query-parser.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { correctionMessages as texts } from '#contract/archive/correction.texts.ts'
import { CorrectionHistory } from './CorrectionHistory.tsx'
import styles from './CorrectionPanel.module.css'
import { GamePanel } from './GamePanel.tsx'
import { SeriesSearch } from './SeriesSearch.tsx'
import { TwinPanel } from './twin/TwinPanel.tsx'

export function CorrectionPanel() {
  const [game] = useQueryState('game', parseAsInteger)

  return (
    <div className={styles.parts}>
      {game === null ? <TwinPanel /> : null}
      {game === null ? <SeriesSearch /> : <GamePanel key={game} id={game} />}
      <CorrectionHistory game={game} />
      <p className={styles.stay}>{texts.stay}</p>
    </div>
  )
}
