import { FlaskConical, Folder, Image, ImageOff, Pencil, Trash2 } from 'lucide-react'
import type { LootpathFile } from '#contract/map/lootpath.ts'
import { lootpathAdminMessages as texts } from '#contract/map/lootpath-admin.texts.ts'
import { Badge } from '../../../shared/ui/layout/Badge.tsx'
import { IconButton } from '../../../shared/ui/action/IconButton.tsx'
import type { AdminRow } from './admin-rows.ts'
import styles from './LocationParts.module.css'
import type { OpenLocationDialog } from './LootpathDialogs.tsx'

const BADGES = {
  upload: { tone: 'success', icon: <Image aria-hidden="true" />, label: texts.hasImage },
  demo: { tone: 'warning', icon: <FlaskConical aria-hidden="true" />, label: texts.demoImage },
  folder: { tone: 'info', icon: <Folder aria-hidden="true" />, label: texts.folderImage },
} as const

export function ImageBadge({ file }: { file: LootpathFile | null }) {
  if (!file) return <Badge icon={<ImageOff aria-hidden="true" />}>{texts.noImage}</Badge>
  const { tone, icon, label } = BADGES[file.source]
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}

interface RowActionsProps {
  row: AdminRow
  onDialog: (dialog: OpenLocationDialog) => void
}

export function RowActions({ row: { number, name }, onDialog }: RowActionsProps) {
  return (
    <span className={styles.actions}>
      <IconButton
        label={texts.edit(name)}
        icon={<Pencil aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => onDialog({ kind: 'edit', number })}
      />
      <IconButton
        label={texts.removeOf(name)}
        icon={<Trash2 aria-hidden="true" />}
        variant="danger"
        aria-haspopup="dialog"
        onClick={() => onDialog({ kind: 'remove', number })}
      />
    </span>
  )
}
