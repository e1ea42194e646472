import { Ellipsis, List, MapPin, Undo2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { messages } from '#contract/base/texts.ts'
import { poiDraftMessages as texts } from '#contract/poi-draft/poi-draft.texts.ts'
import { deletePoiDraft, removeDraftedLandings } from '#contract/poi-draft/poi-draft.ts'
import { PICK_SECONDS } from '#domain/poi-draft/pick-timer.ts'
import { can } from '#domain/account/access.ts'
import { call } from '../shared/api/api.ts'
import { useSession } from '../shared/session/session-store.ts'
import { notify } from '../shared/page/toast.ts'
import { ActionButton } from '../shared/ui/action/ActionButton.tsx'
import { CopyLinkButton } from '../shared/ui/action/CopyLinkButton.tsx'
import { OnDemand } from '../shared/ui/layout/OnDemand.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import { AlertDialog } from '../shared/ui/overlay/AlertDialog.tsx'
import { ConfirmDialog } from '../shared/ui/overlay/ConfirmDialog.tsx'
import { Menu } from '../shared/ui/overlay/Menu.tsx'
import type { Board } from './board-model.ts'
import { poiDraftsQuery } from './poi-draft.queries.ts'
import type { usePoiDraft } from './use-poi-draft.ts'

export interface ListedDraft {
  readonly id: number
  readonly name: string
  readonly claimed: number
  readonly picks: number
}

interface BoardHeadProps {
  id: number
  board: Board
  drafts: readonly ListedDraft[]
  shared: ReturnType<typeof usePoiDraft>
  onUndo: (() => void) | null
  onOpen: (id: number | null) => void
  onNew: () => void
}

type OpenDialog = 'league' | 'edit' | 'shuffle' | 'put' | 'delete' | null

export function BoardHead({ id, board, drafts, shared, onUndo, onOpen, onNew }: BoardHeadProps) {
  const { draft } = board
  const { user } = useSession()
  const role = user?.role ?? null
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const close = useCallback(() => setDialog(null), [])
  const canDelete = can(role, 'poi.manage') || draft.createdBy === user?.username
  const removeClaims = () =>
    call(removeDraftedLandings, { id }).then(
      ({ message, draft: next }) => {
        shared.take(next)
        notify.success(message)
      },
      (error: Error) => notify.error(error.message),
    )

  return (
    <>
      <PageHead
        title={messages.views.poi_draft}
        context={texts.context(
          draft.name,
          draft.seriesEvent,
          draft.teams.length,
          draft.maps.length,
          draft.mode,
        )}
        actions={
          <>
            <ActionButton
              variant="ghost"
              label={texts.undoOwn}
              icon={<Undo2 aria-hidden="true" />}
              disabled={onUndo === null}
              onClick={() => onUndo?.()}
            />
            <CopyLinkButton />
            <Menu
              label={texts.drafts}
              trigger={<ActionButton label={texts.drafts} icon={<List aria-hidden="true" />} />}
              items={[
                ...drafts.map((one) => ({
                  label: texts.draftName(one.name, one.claimed, one.picks),
                  onSelect: () => onOpen(one.id),
                })),
                { label: texts.new, onSelect: onNew },
                { label: texts.leagueDrafts.open, onSelect: () => setDialog('league') },
              ]}
            />
            {can(role, 'results.correct') ? (
              <ActionButton
                label={texts.putClaims}
                icon={<MapPin aria-hidden="true" />}
                disabled={draft.claims.length === 0}
                onClick={() => setDialog('put')}
              />
            ) : null}
            <Menu
              label={texts.options}
              trigger={
                <ActionButton label={texts.options} icon={<Ellipsis aria-hidden="true" />} />
              }
              items={[
                { label: texts.editOrder, onSelect: () => setDialog('edit') },
                { label: texts.shuffleNow, onSelect: () => setDialog('shuffle') },
                timerItem(draft.timer !== null, shared),
                ...(draft.landedSeries !== null && can(role, 'results.correct')
                  ? [{ label: texts.removeClaims, onSelect: () => void removeClaims() }]
                  : []),
                ...(canDelete
                  ? [
                      {
                        label: texts.delete,
                        destructive: true,
                        onSelect: () => setDialog('delete'),
                      },
                    ]
                  : []),
              ]}
            />
          </>
        }
      />
      <BoardDialogs
        id={id}
        draft={draft}
        shared={shared}
        dialog={dialog}
        close={close}
        onOpen={(next) => {
          close()
          onOpen(next)
        }}
      />
    </>
  )
}

function timerItem(isOn: boolean, { send }: BoardHeadProps['shared']) {
  const { start, stop } = texts.timer
  return isOn
    ? { label: stop, onSelect: () => send({ type: 'timer', seconds: null }) }
    : { label: start(PICK_SECONDS), onSelect: () => send({ type: 'timer', seconds: PICK_SECONDS }) }
}

interface BoardDialogsProps {
  id: number
  draft: Board['draft']
  shared: BoardHeadProps['shared']
  dialog: OpenDialog
  close: () => void
  onOpen: (id: number | null) => void
}

function BoardDialogs({ id, draft, shared, dialog, close, onOpen }: BoardDialogsProps) {
  return (
    <>
      <OnDemand when={dialog === 'edit'} load={loadSetup} onFail={close}>
        {(SetupDialog) =>
          dialog === 'edit' ? (
            <SetupDialog board={{ draft, shared }} onSaved={close} onClose={close} />
          ) : null
        }
      </OnDemand>
      <OnDemand when={dialog === 'league'} load={loadLeague} onFail={close}>
        {(LeagueDraftDialog) =>
          dialog === 'league' ? <LeagueDraftDialog onOpen={onOpen} onClose={close} /> : null
        }
      </OnDemand>
      <OnDemand when={dialog === 'put'} load={loadPut} onFail={close}>
        {(PutDialog) =>
          dialog === 'put' ? <PutDialog draft={draft} onPut={shared.take} onClose={close} /> : null
        }
      </OnDemand>
      <AlertDialog
        open={dialog === 'shuffle'}
        onOpenChange={close}
        title={texts.shuffleNow}
        description={draft.claims.length > 0 ? texts.confirm.lost(0) : texts.shuffleText}
        confirmLabel={texts.shuffle}
        onConfirm={() => {
          shared.send({ type: 'shuffle', confirmed: true })
          close()
        }}
      />
      {dialog === 'delete' ? (
        <ConfirmDialog
          title={texts.delete}
          question={texts.deleteQuestion(draft.name)}
          confirmLabel={texts.delete}
          send={() => call(deletePoiDraft, { id })}
          changes={poiDraftsQuery}
          onDone={() => onOpen(null)}
          onClose={close}
        />
      ) : null}
    </>
  )
}

const loadSetup = () => import('./setup/SetupDialog.tsx').then((chunk) => chunk.SetupDialog)
const loadLeague = () =>
  import('./setup/LeagueDraftDialog.tsx').then((chunk) => chunk.LeagueDraftDialog)
const loadPut = () => import('./setup/PutDialog.tsx').then((chunk) => chunk.PutDialog)
