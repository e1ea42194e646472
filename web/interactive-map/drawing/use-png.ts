import { interactiveMapMessages as texts } from '#contract/messages/interactive-map.ts'
import { usePreferences } from '../../shared/session/preferences.ts'
import { notify } from '../../shared/page/toast.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import type { ExportPicture } from './export-png.ts'

export function usePng(picture: Omit<ExportPicture, 'theme'>) {
  const { theme } = usePreferences()
  const png = useSingleMutation({
    mutationFn: async () => (await import('./export-png.ts')).exportPng({ ...picture, theme }),
    onError: () => void notify.error(texts.pngFailed),
  })
  return { onSavePng: () => png.send(), isSavingPng: png.isPending }
}
