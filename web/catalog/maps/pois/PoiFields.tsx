import { Crosshair, Trash2, Undo2 } from 'lucide-react'
import { POI_NAME_LENGTH } from '#contract/catalog/map-admin.ts'
import { mapAdminMessages as texts } from '#contract/catalog/map-admin.texts.ts'
import { IconButton } from '../../../shared/ui/action/IconButton.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import type { PoiDraft } from './poi-drafts.ts'
import styles from './PoiFields.module.css'

interface PoiFieldsProps {
  draft: PoiDraft
  /** How many landings name it. */
  landings: number
  isSelected: boolean
  onSelect: () => void
  onChange: (change: Partial<PoiDraft>) => void
  onRemove: () => void
}

export function PoiFields(props: PoiFieldsProps) {
  const { draft, landings, isSelected, onSelect, onChange, onRemove } = props
  const { id, name, former } = draft
  if (draft.isRemoved) {
    return (
      <li className={styles.poi}>
        <div className={styles.row}>
          <s>{name}</s>
          <IconButton
            label={texts.restorePoi(name)}
            icon={<Undo2 aria-hidden="true" />}
            onClick={() => onChange({ isRemoved: false })}
          />
        </div>
        <p className={styles.note}>{texts.removed(landings)}</p>
      </li>
    )
  }
  const field = (label: string, part: 'left' | 'top') => (
    <TextField
      label={label}
      hideLabel
      inputMode="decimal"
      autoComplete="off"
      value={draft[part]}
      onFocus={onSelect}
      onChange={({ target }) => onChange({ [part]: target.value })}
    />
  )

  return (
    <li className={styles.poi} data-selected={isSelected || undefined}>
      <div className={styles.row}>
        <span className={styles.number}>{id}</span>
        <div className={styles.name}>
          <TextField
            label={texts.poiName(id)}
            hideLabel
            maxLength={POI_NAME_LENGTH}
            autoComplete="off"
            value={name}
            onFocus={onSelect}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </div>
        <IconButton
          label={texts.selectPoi(name)}
          icon={<Crosshair aria-hidden="true" />}
          aria-pressed={isSelected}
          onClick={onSelect}
        />
        <IconButton
          label={texts.removePoi(name)}
          icon={<Trash2 aria-hidden="true" />}
          variant="danger"
          onClick={onRemove}
        />
      </div>
      <div className={styles.place}>
        {field(texts.poiLeft(id), 'left')}
        {field(texts.poiTop(id), 'top')}
        <span className={styles.note}>{texts.landings(landings)}</span>
      </div>
      {former !== null && former !== name ? (
        <p className={styles.note}>{texts.renamed(former)}</p>
      ) : null}
    </li>
  )
}
