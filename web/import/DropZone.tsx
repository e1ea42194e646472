import { FileDown } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { buttonClass } from '../shared/ui/Button.tsx'
import { classNames } from '../shared/ui/class-names.ts'
import styles from './DropZone.module.css'
import { addFiles } from './import-queue.ts'
import { useFileDrop } from './use-file-drop.ts'

const { imports: texts } = messages

export function DropZone() {
  const { isOver } = useFileDrop(addFiles)

  return (
    <div className={classNames(styles.zone, isOver && styles.over)}>
      <p className={styles.line}>
        <label className={classNames(buttonClass('primary', 'md'), styles.button)}>
          <FileDown aria-hidden="true" />
          {texts.choose}
          <input
            className="visually-hidden"
            type="file"
            multiple
            onChange={({ currentTarget }) => {
              addFiles(currentTarget.files ?? [])
              // So that the same file can be chosen once more.
              currentTarget.value = ''
            }}
          />
        </label>
        <span className={styles.hint}>{texts.dropHint}</span>
      </p>
      <p className={styles.formats}>{texts.formats}</p>
    </div>
  )
}
