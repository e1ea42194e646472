import { CurrentSheet } from './CurrentSheet.tsx'
import styles from './SheetPanel.module.css'
import { SheetUpload } from './SheetUpload.tsx'

export function SheetPanel() {
  return (
    <div className={styles.parts}>
      <SheetUpload />
      <CurrentSheet />
    </div>
  )
}
