import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { putLootpathPicture } from '#contract/map/lootpath-admin.ts'
import { lootpathAdminMessages as texts } from '#contract/map/lootpath-admin.texts.ts'
import { lootpathMessages } from '#contract/map/lootpath.texts.ts'
import { upload } from '../../../shared/api/api.ts'
import { lootpathsQuery } from '../../../shared/queries/lootpaths.queries.ts'
import { notify } from '../../../shared/page/toast.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { DropZone } from '../../../shared/ui/form/DropZone.tsx'
import { Notice } from '../../../shared/ui/feedback/Notice.tsx'
import { Spinner } from '../../../shared/ui/feedback/Spinner.tsx'
import { useSingleMutation } from '../../../shared/api/use-single-mutation.ts'
import type { AdminRow } from './admin-rows.ts'
import { ImageBadge } from './LocationParts.tsx'
import styles from './LocationDialog.module.css'

interface PictureFormProps {
  row: AdminRow
  onDelete: () => void
}

export function PictureForm({ row: { number, name, file }, onDelete }: PictureFormProps) {
  const queryClient = useQueryClient()
  const { send, isPending, error } = useSingleMutation({
    mutationFn: (picture: File) => upload(putLootpathPicture, { id: number }, picture),
    onSuccess: ({ message }) => {
      notify.success(message)
      return queryClient.invalidateQueries(lootpathsQuery)
    },
  })
  const take = ([picture]: Iterable<File>) => {
    if (picture) send(picture)
  }

  return (
    <div className={styles.picture}>
      <div className={styles.line}>
        <h3 className={styles.title}>{texts.image}</h3>
        <ImageBadge file={file} />
      </div>
      {file ? (
        <img className={styles.preview} src={file.path} alt={lootpathMessages.image(name)} />
      ) : null}
      {file?.source === 'folder' ? <p className={styles.hint}>{texts.folderText}</p> : null}
      <DropZone
        label={file ? texts.replace : texts.upload}
        hint={texts.uploadHint}
        text={texts.uploadText}
        accept="image/png,image/jpeg,image/webp"
        onFiles={take}
      />
      {isPending ? (
        <p className={styles.hint} role="status">
          <Spinner /> {texts.uploading}
        </p>
      ) : null}
      {error ? <Notice tone="danger">{error.message}</Notice> : null}
      {file && file.source !== 'folder' ? (
        <div>
          <Button icon={<Trash2 aria-hidden="true" />} onClick={onDelete}>
            {texts.deleteImage}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
