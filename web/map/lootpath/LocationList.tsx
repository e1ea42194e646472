import { ChevronRight, Image } from 'lucide-react'
import { lootpathMessages as texts } from '#contract/map/lootpath.texts.ts'
import { classNames } from '../../shared/ui/layout/class-names.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { useMediaQuery } from '../../shared/ui/layout/use-media-query.ts'
import styles from './LocationList.module.css'
import { countImages, type Spot } from './spots.ts'

interface LocationListProps {
  spots: readonly Spot[]
  chosen: Spot | null
  onChoose: (location: string | null) => void
}

export function LocationList({ spots, chosen, onChoose }: LocationListProps) {
  const isNarrow = useMediaQuery('(max-width: 768px)')

  return (
    <Panel
      title={texts.locations}
      count={texts.coverage(countImages(spots), spots.length)}
      flush={!isNarrow}
    >
      {spots.length === 0 ? <EmptyState title={texts.noLocations} /> : null}
      {isNarrow ? (
        <SelectField
          label={texts.chooseLocation}
          hideLabel
          value={chosen?.id ?? ''}
          options={[
            { value: '', label: texts.noChoice },
            ...spots.map(({ id, name, file }) => ({
              value: id,
              label: file ? texts.withImage(name) : name,
            })),
          ]}
          onChange={(event) => onChoose(event.target.value || null)}
        />
      ) : (
        <ul className={styles.list}>
          {spots.map(({ id, name, file }) => (
            <li key={id}>
              <button
                type="button"
                className={classNames(styles.location, file && styles.withImage)}
                aria-current={id === chosen?.id || undefined}
                onClick={() => onChoose(id)}
              >
                <ChevronRight className={styles.marker} aria-hidden="true" />
                <span className={styles.name}>{name}</span>
                {file ? (
                  <>
                    <span className="visually-hidden">, {texts.hasImage}</span>
                    <Image className={styles.sign} aria-hidden="true" />
                    <span className={styles.dot} aria-hidden="true" />
                  </>
                ) : null}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
