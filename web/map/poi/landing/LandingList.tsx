import { X } from 'lucide-react'
import { useId } from 'react'
import type { GameLanding } from '#contract/archive/landing.ts'
import { landingMessages as texts } from '#contract/archive/landing.texts.ts'
import { formatDateTime } from '../../../shared/page/time.ts'
import { IconButton } from '../../../shared/ui/action/IconButton.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import type { PoiRow } from '../poi-rows.ts'
import styles from './LandingList.module.css'

interface LandingListProps {
  landings: readonly GameLanding[]
  rows: readonly PoiRow[]
  chosen: GameLanding | null
  onChoose: (resultId: number) => void
  onSave: (poiId: number) => void
  onRemove: (resultId: number) => void
}

/** The teams of a game with where they landed; the chosen one can be set here or on the map. */
export function LandingList({
  landings,
  rows,
  chosen,
  onChoose,
  onSave,
  onRemove,
}: LandingListProps) {
  const name = useId()

  return (
    <ul className={styles.teams}>
      {landings.map((landing) => (
        <li key={landing.resultId} className={styles.team}>
          <label className={styles.name}>
            <input
              type="radio"
              name={name}
              checked={landing === chosen}
              onChange={() => onChoose(landing.resultId)}
            />
            <span className={styles.words}>
              <b>{landing.team}</b>
              <span className={styles.poi}>{landing.poi ?? texts.none}</span>
              {landing.source ? <span className={styles.source}>{sourceOf(landing)}</span> : null}
            </span>
          </label>
          {landing.source === 'hand' ? (
            <IconButton
              label={texts.remove(landing.team)}
              icon={<X aria-hidden="true" />}
              onClick={() => onRemove(landing.resultId)}
            />
          ) : null}
          {landing === chosen ? (
            <div className={styles.choice}>
              <SelectField
                label={texts.poi(landing.team)}
                hint={texts.chosen(landing.team)}
                options={[
                  { value: '', label: '' },
                  ...rows.map((row) => ({ value: String(row.id), label: row.name })),
                ]}
                value={String(landing.poiId ?? '')}
                onChange={({ target }) => {
                  const poi = rows.find(({ id }) => String(id) === target.value)
                  if (poi) onSave(poi.id)
                }}
              />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function sourceOf({ source, by, at }: GameLanding): string {
  if (source === null) return ''
  const label = texts.sources[source]
  return at === null ? label : `${label}, ${texts.byAndWhen(by, formatDateTime(at))}`
}
