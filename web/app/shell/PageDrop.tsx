import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { importMessages as texts } from '#contract/archive/import.texts.ts'
import { addFiles } from '../../archive/import/queue/import-queue.ts'
import { paths } from '../../shared/address/paths.ts'
import { useFileDrop } from '../../shared/ui/form/use-file-drop.ts'
import styles from './PageDrop.module.css'

/** Match files that are dropped on any page are previewed on the import page. */
export function PageDrop() {
  const [, navigate] = useLocation()
  const take = useCallback(
    (files: Iterable<File>) => {
      addFiles([...files])
      navigate(`${paths.admin}?tab=import`)
    },
    [navigate],
  )
  const { isOver } = useFileDrop(take)

  return isOver ? <p className={styles.over}>{texts.dropAnywhere}</p> : null
}
