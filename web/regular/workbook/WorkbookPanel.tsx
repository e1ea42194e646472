import { CurrentWorkbook } from './CurrentWorkbook.tsx'
import styles from './WorkbookPanel.module.css'
import { WorkbookUpload } from './WorkbookUpload.tsx'

export function WorkbookPanel() {
  return (
    <div className={styles.parts}>
      <WorkbookUpload />
      <CurrentWorkbook />
    </div>
  )
}
