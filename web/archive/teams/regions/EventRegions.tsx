import { useState, type SubmitEvent } from 'react'
import { teamRegionMessages as texts } from '#contract/archive/team-region.texts.ts'
import { findTeamsOfEvents, type MissingRegion } from '#contract/archive/team-region.ts'
import { type Region, REGIONS } from '#domain/archive/region.ts'
import { call } from '../../../shared/api/api.ts'
import { useSingleMutation } from '../../../shared/api/use-single-mutation.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { RegionChoices } from './RegionChoices.tsx'
import styles from './RegionPanel.module.css'
import { RegionSelect } from './RegionSelect.tsx'

interface Found {
  events: number
  seasons: ReadonlySet<string>
}

/** Teams of events that are found by their name or organizer get one region. */
export function EventRegions({ missing }: { missing: readonly MissingRegion[] }) {
  const [search, setSearch] = useState('')
  const [isShort, setIsShort] = useState(false)
  const [found, setFound] = useState<Found | null>(null)
  const [region, setRegion] = useState<Region>(REGIONS[0])
  const { send, isPending, error } = useSingleMutation({
    mutationFn: () => call(findTeamsOfEvents, { search: search.trim() }),
    onSuccess: ({ events, seasons }) =>
      setFound({
        events,
        seasons: new Set(seasons.map(({ team, season }) => `${team} ${season}`)),
      }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isTooShort = search.trim().length < 2
    setIsShort(isTooShort)
    if (!isTooShort) send()
  }
  const rows = missing
    .filter(({ team, season }) => found?.seasons.has(`${team} ${season}`))
    .map((row) => ({ ...row, region }))

  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={texts.search}
          hint={texts.searchHint}
          error={isShort ? texts.searchShort : error ? texts.searchFailed : undefined}
          maxLength={100}
          autoComplete="off"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value)
            setIsShort(false)
          }}
        />
        <Button type="submit" busy={isPending}>
          {texts.find}
        </Button>
      </form>
      <p className={styles.row} role="status">
        {found ? texts.found(found.events, rows.length) : ''}
      </p>
      {rows.length > 0 ? (
        <>
          <div className={styles.fields}>
            <div className={styles.region}>
              <RegionSelect region={region} onChange={setRegion} />
            </div>
          </div>
          <RegionChoices rows={rows} />
        </>
      ) : null}
    </>
  )
}
