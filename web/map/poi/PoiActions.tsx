import { FlaskConical, MapPinPlus, Move, FileSpreadsheet } from 'lucide-react'
import { landingMessages } from '#contract/archive/landing.texts.ts'
import { poiEditMessages } from '#contract/map/poi-edit.texts.ts'
import { poiMessages as texts } from '#contract/map/poi.texts.ts'
import { can } from '#domain/account/access.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { ActionButton } from '../../shared/ui/action/ActionButton.tsx'
import { CopyLinkButton } from '../../shared/ui/action/CopyLinkButton.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { notify } from '../../shared/page/toast.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'

interface PoiActionsProps {
  isSample: boolean
  /** POIs are being moved or landings added. */
  isBusy: boolean
  onAddLandings: () => void
  onMove: () => void
}

/** What can be done on this page, in its head. */
export function PoiActions({ isSample, isBusy, onAddLandings, onMove }: PoiActionsProps) {
  const role = useRole()
  const canManage = can(role, 'poi.manage')

  return (
    <>
      {isSample ? (
        <Badge tone="warning" icon={<FlaskConical aria-hidden="true" />}>
          {texts.sample}
        </Badge>
      ) : null}
      <CopyLinkButton />
      {can(role, 'results.correct') && !isBusy ? (
        <ActionButton
          label={landingMessages.add}
          icon={<MapPinPlus aria-hidden="true" />}
          onClick={onAddLandings}
        />
      ) : null}
      {canManage && !isBusy ? (
        <ActionButton
          label={poiEditMessages.edit}
          icon={<Move aria-hidden="true" />}
          onClick={onMove}
        />
      ) : null}
      {can(role, 'stats.export') ? <PoiExportButton /> : null}
    </>
  )
}

function PoiExportButton() {
  const { send, isPending } = useSingleMutation({
    mutationFn: async () => {
      const { exportPois } = await import('./export-poi.ts')
      await exportPois(new Date())
    },
    onError: () => void notify.error(texts.exportFailed),
  })

  return (
    <ActionButton
      label={isPending ? texts.exporting : texts.export}
      icon={<FileSpreadsheet aria-hidden="true" />}
      busy={isPending}
      onClick={() => send()}
    />
  )
}
