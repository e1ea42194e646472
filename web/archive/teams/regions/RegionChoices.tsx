import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { teamRegionMessages as texts } from '#contract/archive/team-region.texts.ts'
import { type MissingRegion, setTeamRegions } from '#contract/archive/team-region.ts'
import type { Region } from '#domain/archive/region.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { Notice } from '../../../shared/ui/feedback/Notice.tsx'
import { Checkbox } from '../../../shared/ui/form/Checkbox.tsx'
import { call } from '../../../shared/api/api.ts'
import { useSingleMutation } from '../../../shared/api/use-single-mutation.ts'
import { keepFocus } from '../../../shared/keyboard/keep-focus.ts'
import { notify } from '../../../shared/page/toast.ts'
import { refreshArchive } from '../../../shared/queries/archive.queries.ts'
import styles from './RegionChoices.module.css'

const FIRST = 20

export interface RegionRow extends MissingRegion {
  region: Region
}

interface RegionChoicesProps {
  rows: readonly RegionRow[]
  /** Says why, with the region. */
  reason?: (row: RegionRow) => string
}

const keyOf = ({ team, season }: RegionRow) => `${team} ${season}`

/** Seasons of teams with the region each would get. All are chosen until the user leaves some out. */
export function RegionChoices({ rows, reason = ({ region }) => region }: RegionChoicesProps) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [isWhole, setIsWhole] = useState(false)
  const { send, isPending, error } = useSetRegions()
  const shown = isWhole ? rows : rows.slice(0, FIRST)
  const chosen = rows.filter((row) => !leftOut.has(keyOf(row)))
  const toggle = (key: string) =>
    setLeftOut(
      new Set([...leftOut].filter((one) => one !== key).concat(leftOut.has(key) ? [] : key)),
    )

  return (
    <>
      <div className={styles.bar}>
        <label className={styles.choice}>
          <Checkbox
            checked={chosen.length === rows.length}
            onChange={() =>
              setLeftOut(new Set(chosen.length === rows.length ? rows.map(keyOf) : []))
            }
          />
          {texts.chooseAll}
        </label>
        <Button
          size="sm"
          variant="primary"
          disabled={chosen.length === 0}
          busy={isPending}
          onClick={() => send(chosen)}
        >
          {texts.set(chosen.length)}
        </Button>
      </div>
      {error ? <Notice tone="danger">{error.message}</Notice> : null}
      <ul aria-label={texts.title}>
        {shown.map((row) => (
          <li key={keyOf(row)} className={styles.row}>
            <label className={styles.choice}>
              <Checkbox checked={!leftOut.has(keyOf(row))} onChange={() => toggle(keyOf(row))} />
              <span className={styles.words}>
                <strong>{row.name}</strong> {texts.season(row.season, row.games)}
                <span className={styles.reason}>{reason(row)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {shown.length < rows.length ? (
        <div className={styles.row}>
          <Button onClick={() => setIsWhole(true)}>{texts.showMore(rows.length - FIRST)}</Button>
        </div>
      ) : null}
    </>
  )
}

function useSetRegions() {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: (rows: readonly (MissingRegion & { region: Region })[]) =>
      call(setTeamRegions, {
        choices: rows.map(({ team, season, region }) => ({ team, season, region })),
      }),
    onSuccess: async ({ message }) => {
      notify.success(message)
      await refreshArchive(queryClient)
      requestAnimationFrame(keepFocus)
    },
    onError: () => {
      notify.error(texts.setFailed)
      void refreshArchive(queryClient)
    },
  })
}
