import { FileActions, FileBadge, FileBody, type FileProps } from './FileParts.tsx'
import styles from './ImportFileCard.module.css'

interface ImportFileCardProps extends FileProps {
  startsOpen: boolean
}

export function ImportFileCard({ startsOpen, ...props }: ImportFileCardProps) {
  const { file } = props

  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h3 className={styles.name}>{file.file.name}</h3>
          <FileBadge file={file} />
        </div>
        <FileActions {...props} />
      </div>
      <FileBody file={file} startsOpen={startsOpen} />
    </article>
  )
}
