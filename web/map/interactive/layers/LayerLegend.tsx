import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import { usePreferences } from '../../../shared/session/preferences.ts'
import styles from './LayerLegend.module.css'
import { discSize, type PoiLayerData } from './poi-layer.ts'
import { PLAIN_COLOR, STEP_COLORS } from './step-colors.ts'

/** Explains the colors and sizes of the POIs. */
export function LayerLegend({ layer: { bounds, mostGames } }: { layer: PoiLayerData }) {
  const { theme } = usePreferences()
  const sizes = mostGames > 1 ? [...new Set([1, Math.round(mostGames / 4), mostGames])] : []

  return (
    <div className={styles.legend}>
      <p className={styles.title}>{texts.legend}</p>
      <ul className={styles.steps}>
        {bounds
          ? STEP_COLORS[theme].map(({ fill }, at) => (
              <li key={fill} className={styles.step}>
                <span className={styles.swatch} style={{ backgroundColor: fill }} />
                {texts.legendStep(bounds[at]?.toFixed(1) ?? '', bounds[at + 1]?.toFixed(1) ?? '')}
              </li>
            ))
          : null}
        <li className={styles.step}>
          <span className={styles.plain} style={{ backgroundColor: PLAIN_COLOR[theme].fill }} />
          {mostGames === 0 ? texts.legendNone : texts.legendFew}
        </li>
      </ul>
      {sizes.length > 0 ? (
        <ul className={styles.sizes}>
          {sizes.map((games) => (
            <li key={games} className={styles.size}>
              <span
                className={styles.disc}
                style={{ width: discSize(games, mostGames), height: discSize(games, mostGames) }}
              />
              {texts.legendSize(games)}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
