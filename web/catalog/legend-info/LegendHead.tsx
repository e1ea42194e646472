import { Pencil, Save } from 'lucide-react'
import { legendInfoMessages as texts } from '#contract/catalog/legend-info.texts.ts'
import { formatDateTime } from '../../shared/page/time.ts'
import { isoTime } from '../../shared/page/time-element.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { ClassMark } from '../../shared/ui/legend/ClassMark.tsx'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import type { LegendProfile } from './legend-entries.ts'
import styles from './LegendHead.module.css'
import type { LegendEdit } from './use-legend-edit.ts'

interface LegendHeadProps {
  sheet: LegendProfile
  /** Null if the user can't edit. */
  edit: LegendEdit | null
}

export function LegendHead({ sheet, edit }: LegendHeadProps) {
  const { legend, updated_at, updated_by } = sheet

  return (
    <div className={styles.head}>
      <LegendEmblem legend={legend.name} size={56} />
      <div className={styles.words}>
        <p className={styles.class}>
          <ClassMark legendClass={legend.class} size={14} />
          {legend.class}
        </p>
        {updated_at === null ? (
          <p className={styles.aside}>{texts.season}</p>
        ) : (
          <p className={styles.aside}>
            <time dateTime={isoTime(updated_at)}>
              {texts.editedBy(updated_by, formatDateTime(updated_at))}
            </time>
          </p>
        )}
      </div>
      {edit?.isEditing ? (
        <Button
          type="submit"
          form={edit.formId}
          icon={<Save aria-hidden="true" />}
          busy={edit.isPending}
        >
          {texts.save}
        </Button>
      ) : null}
      {edit && !edit.isEditing ? (
        <Button icon={<Pencil aria-hidden="true" />} onClick={edit.start}>
          {texts.edit}
        </Button>
      ) : null}
    </div>
  )
}
