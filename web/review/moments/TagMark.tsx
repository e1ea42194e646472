import { momentMessages as texts } from '#contract/review/moment.texts.ts'
import { MOMENT_TAGS, type MomentTag } from '#domain/review/moment.ts'
import styles from './TagMark.module.css'

export const tagNumber = (tag: MomentTag): number => MOMENT_TAGS.indexOf(tag) + 1

/** A tag's number on its color. */
export const TagNumber = ({ tag }: { tag: MomentTag }) => (
  <span className={styles.number} data-tag={tagNumber(tag)} aria-hidden="true">
    {tagNumber(tag)}
  </span>
)

/** A tag's name behind its color. */
export const TagChip = ({ tag }: { tag: MomentTag }) => (
  <span className={styles.chip}>
    <span className={styles.dot} data-tag={tagNumber(tag)} aria-hidden="true" />
    {texts.tags[tag]}
  </span>
)
