import { useQueryClient } from '@tanstack/react-query'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import { usePreferences } from '../../../shared/session/preferences.ts'
import { notify } from '../../../shared/page/toast.ts'
import { useSingleMutation } from '../../../shared/api/use-single-mutation.ts'
import { ringsQuery, toPastRings } from '../../../shared/queries/rings.queries.ts'
import type { RingTool } from '../rings/use-ring-tool.ts'
import type { ExportPicture } from './export-png.ts'

/** `rings` are those that are placed on the map, if it has any. */
export function usePng(
  picture: Omit<ExportPicture, 'theme' | 'rings'>,
  rings: Pick<RingTool, 'placement' | 'excluded'> | null = null,
) {
  const { theme } = usePreferences()
  const queryClient = useQueryClient()
  const png = useSingleMutation({
    mutationFn: async () => {
      const { exportPng } = await import('./export-png.ts')
      // They are on the map, so they are loaded.
      const stored = queryClient.getQueryData(ringsQuery(picture.map).queryKey)
      const games = stored ? toPastRings(stored) : []
      return exportPng({ ...picture, theme, rings: rings && { ...rings, games } })
    },
    onError: () => void notify.error(texts.pngFailed),
  })
  return { onSavePng: () => png.send(), isSavingPng: png.isPending }
}
