import { livePageMessages as texts } from '#contract/live-match/live-page.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import styles from './LobbyBans.module.css'

/** What is banned in this game, and who says so. */
export const LobbyBans = ({ view: { bans, bansFrom } }: { view: LiveView }) => (
  <dl className={styles.bans}>
    <dt>{texts.bansFrom[bansFrom]}</dt>
    {bans.length === 0 ? (
      <dd>{bansFrom === 'unknown' ? texts.bansUnknown : texts.noBans}</dd>
    ) : null}
    {bans.map((legend) => (
      <dd key={legend}>
        <LegendEmblem legend={legend} size={18} />
        {findLegend(legend).label}
      </dd>
    ))}
  </dl>
)
