import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { teamRegionMessages as texts } from '#contract/archive/team-region.texts.ts'
import type { MissingRegion } from '#contract/archive/team-region.ts'
import { type Region, REGIONS } from '#domain/archive/region.ts'
import { TextAreaField } from '../../../shared/ui/form/TextAreaField.tsx'
import { adminTeamsQuery } from '../team.queries.ts'
import { matchPastedRegions } from './pasted-rows.ts'
import { RegionChoices } from './RegionChoices.tsx'
import styles from './RegionPanel.module.css'
import { RegionSelect } from './RegionSelect.tsx'

/** Longer lists are pasted in parts. */
const MAX_LENGTH = 60_000
const NAMES_SHOWN = 5

/** Teams of a pasted list get the region of their line. */
export function PastedRegions({ missing }: { missing: readonly MissingRegion[] }) {
  const { data } = useQuery(adminTeamsQuery)
  const [text, setText] = useState('')
  const [region, setRegion] = useState<Region>(REGIONS[0])
  const { rows, unknown, known } = useMemo(
    () => matchPastedRegions(text, data?.teams ?? [], { missing, fallback: region }),
    [text, data, missing, region],
  )

  return (
    <>
      <div className={styles.fields}>
        <TextAreaField
          label={texts.list}
          hint={texts.listHint}
          rows={6}
          spellCheck={false}
          maxLength={MAX_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={styles.region}>
          <RegionSelect region={region} onChange={setRegion} />
        </div>
      </div>
      <p className={styles.row} role="status">
        {text.trim() === ''
          ? ''
          : [
              texts.listFound(rows.length),
              ...namesOf(unknown, texts.unknown),
              ...namesOf(known, texts.known),
            ].join(' ')}
      </p>
      {rows.length > 0 ? <RegionChoices rows={rows} /> : null}
    </>
  )
}

const namesOf = (
  names: readonly string[],
  sentence: (shown: readonly string[], more: number) => string,
) =>
  names.length === 0
    ? []
    : [sentence(names.slice(0, NAMES_SHOWN), Math.max(0, names.length - NAMES_SHOWN))]
