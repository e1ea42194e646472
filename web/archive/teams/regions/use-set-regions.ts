import { useQueryClient } from '@tanstack/react-query'
import { teamRegionMessages as texts } from '#contract/archive/team-region.texts.ts'
import { setTeamRegions, type MissingRegion } from '#contract/archive/team-region.ts'
import type { Region } from '#domain/archive/region.ts'
import { call } from '../../../shared/api/api.ts'
import { useSingleMutation } from '../../../shared/api/use-single-mutation.ts'
import { keepFocus } from '../../../shared/keyboard/keep-focus.ts'
import { notify } from '../../../shared/page/toast.ts'
import { refreshArchive } from '../../../shared/queries/archive.queries.ts'

export function useSetRegions() {
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
