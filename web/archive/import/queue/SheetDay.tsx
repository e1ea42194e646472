import { importMessages as texts } from '#contract/archive/import.texts.ts'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { setDay } from './import-queue.ts'
import styles from './SheetDay.module.css'
import { fileNameOf, needsDay, type QueuedFile } from './queue-state.ts'

/** Asks for the day of a score sheet that has no date. */
export function SheetDay({ file }: { file: QueuedFile }) {
  if (!needsDay(file)) return null
  return (
    <div className={styles.field}>
      <TextField
        type="date"
        label={texts.day}
        hint={file.day === '' ? texts.dayHint : texts.dayName(fileNameOf(file))}
        value={file.day}
        min={FIRST_DAY}
        onChange={({ target }) => setDay(file.id, target.value)}
      />
    </div>
  )
}

/** The game's release. */
const FIRST_DAY = '2019-02-04'
