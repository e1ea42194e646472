import type { PlayThis } from '#contract/regular/play-this.ts'
import { playThisMessages as texts } from '#contract/regular/play-this.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import styles from './PlayThisPanel.module.css'

const labelsOf = (legends: readonly string[]) => legends.map((name) => findLegend(name).label)

/** What the cards say together: mostly that no one of them is best. */
export function PlayWords({ answer: { usual, cards, isClearBest } }: { answer: PlayThis }) {
  const lost = usual?.closed.length ?? 0
  const best = isClearBest ? texts.clearBest : cards.length > 1 ? texts.noClearBest : texts.onlyOne

  return (
    <p className={styles.words}>
      {usual && lost > 0 ? `${texts.usualLost(labelsOf(usual.comp), lost)} ` : null}
      {usual?.isAsGood ? `${texts.usualAsGood(labelsOf(usual.comp))} ` : null}
      {cards.length > 0 ? best : null}
    </p>
  )
}

export function NothingLeft({ answer: { left } }: { answer: PlayThis }) {
  return (
    <div className={styles.words}>
      <h3 className={styles.state}>{texts.nothingTitle}</h3>
      <p>{texts.nothing}</p>
      <ul className={styles.left}>
        {left.map(({ player, legends }) => (
          <li key={player}>
            {texts.left(
              player,
              legends.map(({ legend, games }) =>
                texts.legendGames(findLegend(legend).label, games),
              ),
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface FieldInsteadProps {
  team: string
  /** How many other teams are in the lobby. */
  others: number
  answer: PlayThis
}

/** For a team that the archive hardly knows. */
export function FieldInstead({ team, others, answer: { games, field } }: FieldInsteadProps) {
  return (
    <div className={styles.words}>
      <h3 className={styles.state}>{texts.fewTitle}</h3>
      <p>{texts.few(team, games)}</p>
      <ul className={styles.left}>
        {field.map(({ comp, teams }) => (
          <li key={comp.join()}>
            {texts.fieldComp(labelsOf(comp), texts.othersOf(teams, others))}
          </li>
        ))}
      </ul>
    </div>
  )
}
