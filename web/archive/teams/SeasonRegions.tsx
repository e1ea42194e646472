import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { teamAdminMessages as texts } from '#contract/archive/team-admin.texts.ts'
import { setTeamRegion, type TeamDetail } from '#contract/archive/team-admin.ts'
import { type Region, REGIONS } from '#domain/archive/region.ts'
import { call } from '../../shared/api/api.ts'
import { refreshArchive } from '../../shared/queries/archive.queries.ts'
import { notify } from '../../shared/page/toast.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import styles from './SeasonRegions.module.css'

type Season = TeamDetail['seasons'][number]

export function SeasonRegions({ team }: { team: TeamDetail }) {
  const titleId = useId()

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.regions}</h3>
      <p className={styles.hint}>
        {team.seasons.length === 0 ? texts.noSeasons : texts.regionsHint}
      </p>
      {team.seasons.map((season) => (
        <SeasonRegion key={season.season} teamId={team.id} season={season} />
      ))}
    </section>
  )
}

function SeasonRegion({ teamId, season }: { teamId: number; season: Season }) {
  const queryClient = useQueryClient()
  const { send, isPending } = useSingleMutation({
    mutationFn: (region: Region | null) =>
      call(setTeamRegion, { id: teamId, season: season.season, region }),
    onSuccess: ({ message }) => {
      notify.success(message)
      return refreshArchive(queryClient)
    },
    onError: () => {
      notify.error(texts.regionFailed)
      void refreshArchive(queryClient)
    },
  })
  const { imported, chosen, games } = season

  return (
    <SelectField
      label={texts.seasonRegion(season.season, games)}
      hint={chosen ? texts.chosen(imported) : undefined}
      options={[
        { value: '', label: texts.fromFiles(imported) },
        ...REGIONS.map((region) => ({ value: region, label: region })),
      ]}
      value={chosen ?? ''}
      aria-busy={isPending || undefined}
      onChange={({ target }) => send(REGIONS.find((region) => region === target.value) ?? null)}
    />
  )
}
