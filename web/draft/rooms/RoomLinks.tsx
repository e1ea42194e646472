import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { draftRoomMessages as texts } from '#contract/draft/draft-room.texts.ts'
import { shareLinkMessages } from '#contract/share/share-link.texts.ts'
import {
  createShareLink,
  revokeShareLink,
  type RoomLinkKind,
  type ShareLink,
} from '#contract/share/share-link.ts'
import { paths } from '../../shared/address/paths.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { copyAddress } from '../../shared/page/copy-address.ts'
import { formatDateTime } from '../../shared/page/time.ts'
import { notify } from '../../shared/page/toast.ts'
import { roomLinksQuery } from '../../shared/room/room.queries.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { addObsLook, OBS_POSITIONS, OBS_SIZES, type ObsLook } from '../../shared/room/obs-look.ts'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { SwitchField } from '../../shared/ui/form/SwitchField.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { madeLinks } from '../../shared/share/made-links.ts'
import styles from './RoomsPage.module.css'

const PAGES: readonly (readonly [RoomLinkKind, string])[] = [
  ['draft_view', `${paths.stage}?kind=view`],
  ['draft_edit', paths.rooms],
  ['draft_stage', paths.stage],
  ['draft_obs', paths.roomObs],
]
/** A link stays on until someone turns it off, for as long as links can. */
const LINK_HOURS = 30 * 24

interface RoomLinksProps {
  room: number
  canManage: boolean
  isFinished: boolean
}

export function RoomLinks({ room, canManage, isFinished }: RoomLinksProps) {
  const query = useQuery(roomLinksQuery(room))
  return (
    <Panel title={texts.share} count={texts.shareNote} flush>
      {query.data ? (
        <ul className={styles.links}>
          {PAGES.filter(([kind]) => !isFinished || kind !== 'draft_edit').map(([kind, path]) => (
            <RoomLink
              key={kind}
              room={room}
              kind={kind}
              path={path}
              links={query.data.links.filter((link) => link.kind === kind)}
              isLocked={kind === 'draft_edit' && !canManage}
            />
          ))}
        </ul>
      ) : (
        <Waiting
          query={query}
          loading={shareLinkMessages.loading}
          failed={shareLinkMessages.listFailed}
          lines={4}
        />
      )}
      <p className={styles.note}>
        {isFinished ? `${texts.noEditLink} ${texts.turnOff}` : texts.turnOff}
      </p>
    </Panel>
  )
}

interface RoomLinkProps {
  room: number
  kind: RoomLinkKind
  path: string
  /** Those of this kind that work, newest first. */
  links: readonly ShareLink[]
  isLocked: boolean
}

function RoomLink({ room, kind, path, links, isLocked }: RoomLinkProps) {
  const queryClient = useQueryClient()
  const { name, about } = texts.links[kind]
  const [newest] = links
  const isOthers = newest !== undefined && !links.some(({ canTurnOff }) => canTurnOff)
  const [look, setLook] = useState<Omit<ObsLook, 'shown'>>({ position: 'bottom', size: '1' })
  const made = links.map(({ id }) => madeLinks.get(id)).find((one) => one !== undefined)
  const address = kind === 'draft_obs' && made !== undefined ? addObsLook(made, look) : made
  const { send, isPending } = useSingleMutation({
    mutationFn: async (isOn: boolean) => {
      if (!isOn) {
        for (const { id } of links.filter((link) => link.canTurnOff)) {
          await call(revokeShareLink, { id })
        }
        return
      }
      const subject = { kind, room, series: null, game: null, hours: LINK_HOURS }
      const { link, token } = await call(createShareLink, subject)
      madeLinks.set(link.id, new URL(`${path}#${token}`, location.origin).href)
    },
    onError: ({ message }) => void notify.error(`${texts.linkFailed} ${message}`),
    onSettled: () => queryClient.invalidateQueries(roomLinksQuery(room)),
  })

  return (
    <li>
      <SwitchField
        label={name}
        hint={isLocked ? texts.editLocked : isOthers ? texts.othersLink : about}
        checked={newest !== undefined}
        disabled={isPending || isLocked || isOthers}
        onCheckedChange={send}
      />
      {newest ? (
        <p className={styles.facts}>
          {texts.linkFacts(
            newest.created_by,
            shareLinkMessages.uses(newest.uses),
            formatDateTime(newest.expires_at),
          )}
        </p>
      ) : null}
      {newest && address === undefined ? <p className={styles.facts}>{texts.addressGone}</p> : null}
      {kind === 'draft_obs' && address !== undefined ? (
        <ObsChoice look={look} onChange={setLook} />
      ) : null}
      {address === undefined ? null : (
        <div className={styles.address}>
          <TextField
            label={texts.addressOf(name)}
            hideLabel
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
          />
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyAddress(address)}>
            {texts.copyAddress}
          </Button>
        </div>
      )}
    </li>
  )
}

interface ObsChoiceProps {
  look: Omit<ObsLook, 'shown'>
  onChange: (look: Omit<ObsLook, 'shown'>) => void
}

/** Where the source is on the picture, and how large. Both are in its address. */
function ObsChoice({ look, onChange }: ObsChoiceProps) {
  return (
    <div className={styles.address}>
      <SelectField
        label={texts.obs.position}
        options={OBS_POSITIONS.map((value) => ({ value, label: texts.obs.positions[value] }))}
        value={look.position}
        onChange={({ target }) => {
          const position = OBS_POSITIONS.find((one) => one === target.value)
          if (position) onChange({ ...look, position })
        }}
      />
      <SelectField
        label={texts.obs.size}
        options={OBS_SIZES.map((value) => ({ value, label: texts.obs.sizes[value] }))}
        value={look.size}
        onChange={({ target }) => {
          const size = OBS_SIZES.find((one) => one === target.value)
          if (size) onChange({ ...look, size })
        }}
      />
    </div>
  )
}
