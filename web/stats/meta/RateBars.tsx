import { metaMessages as texts } from '#contract/stats/meta.texts.ts'
import type { MetaPicked } from '#contract/stats/meta.ts'
import { pickRate } from '#domain/stats/meta.ts'
import { Meter } from '../../shared/ui/table/Meter.tsx'
import { ratePercent } from './meta-text.ts'
import styles from './Meta.module.css'

interface RateBarsProps {
  rows: readonly { readonly label: string; readonly picked: MetaPicked | undefined }[]
}

/** Pick rates below each other. */
export const RateBars = ({ rows }: RateBarsProps) => (
  <ul className={styles.bars}>
    {rows.map(({ label, picked = { games: 0, legal: 0 } }) => {
      const percent = ratePercent(picked)
      return (
        <li key={label} title={texts.total(picked.games, picked.legal)}>
          <span>{label}</span>
          <Meter
            percent={percent === null ? 0 : 100 * (pickRate(picked) ?? 0)}
            color="var(--info)"
          />
          <b>{percent ?? texts.few}</b>
        </li>
      )
    })}
  </ul>
)
