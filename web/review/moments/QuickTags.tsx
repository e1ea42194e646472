import { Plus } from 'lucide-react'
import { momentMessages as texts } from '#contract/review/moment.texts.ts'
import { MOMENT_TAGS, type MomentTag } from '#domain/review/moment.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import styles from './QuickTags.module.css'
import { TagNumber, tagNumber } from './TagMark.tsx'

interface QuickTagsProps {
  onTag: (tag: MomentTag) => void
  onNote: () => void
}

/** One press saves a moment without a pause. */
export const QuickTags = ({ onTag, onNote }: QuickTagsProps) => (
  <div className={styles.tags} role="group" aria-label={texts.quickTags}>
    {MOMENT_TAGS.map((tag) => (
      <button
        key={tag}
        type="button"
        className={styles.tag}
        title={texts.quickTag(tagNumber(tag), texts.tags[tag])}
        aria-keyshortcuts={String(tagNumber(tag))}
        onClick={() => onTag(tag)}
      >
        <TagNumber tag={tag} />
        {texts.tags[tag]}
      </button>
    ))}
    <Button
      size="sm"
      className={styles.note}
      icon={<Plus aria-hidden="true" />}
      aria-keyshortcuts="n"
      title={texts.add}
      onClick={onNote}
    >
      {texts.note}
    </Button>
  </div>
)
