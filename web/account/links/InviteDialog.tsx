import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminMessages } from '#contract/account/admin.texts.ts'
import { createInvitation, createResetLink, INVITE_DAYS } from '#contract/share/account-link.ts'
import { accountLinkMessages as texts } from '#contract/share/account-link.texts.ts'
import { ROLES } from '#domain/account/access.ts'
import type { Account } from '#contract/account/account.ts'
import { TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { roomsQuery } from '../../shared/room/room.queries.ts'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { FormDialog } from '../../shared/ui/overlay/FormDialog.tsx'
import { accountLinksQuery, addressOfLink } from './account-link.queries.ts'
import { MadeLink } from './MadeLink.tsx'

const USES = [1, 2, 3, 5, 10, 25]
const HOURS_PER_DAY = 24

/** Makes an invitation and shows its address once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const rooms = useQuery(roomsQuery('open')).data?.rooms ?? []
  const [form, setForm] = useState({ role: 'user', team: '', room: '', uses: '1', days: '7' })
  const change = (part: Partial<typeof form>) => setForm({ ...form, ...part })
  const { token, creation } = useCreation(() =>
    call(createInvitation, {
      role: ROLES.find((role) => role === form.role) ?? 'user',
      team: form.team.trim(),
      room: form.room === '' ? null : Number(form.room),
      uses: Number(form.uses),
      hours: HOURS_PER_DAY * Number(form.days),
    }),
  )
  if (token !== null) return <MadeLink address={addressOfLink(token)} onClose={onClose} />

  return (
    <FormDialog
      title={texts.inviteTitle}
      description={texts.inviteText}
      submitLabel={texts.create}
      isPending={creation.isPending}
      fault={creation.error?.message}
      onSubmit={() => creation.send()}
      onClose={onClose}
    >
      <SelectField
        label={texts.role}
        hint={adminMessages.roleHint}
        value={form.role}
        options={ROLES.map((role) => ({ value: role, label: adminMessages.roleNames[role] }))}
        onChange={({ target }) => change({ role: target.value })}
      />
      <TextField
        label={texts.team}
        value={form.team}
        maxLength={TEAM_NAME_LENGTH}
        onChange={({ target }) => change({ team: target.value })}
      />
      <SelectField
        label={texts.room}
        value={form.room}
        options={[
          { value: '', label: texts.noRoomChosen },
          ...rooms.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ target }) => change({ room: target.value })}
      />
      <SelectField
        label={texts.uses}
        value={form.uses}
        options={USES.map((uses) => ({ value: String(uses), label: String(uses) }))}
        onChange={({ target }) => change({ uses: target.value })}
      />
      <SelectField
        label={texts.lifetime}
        value={form.days}
        options={INVITE_DAYS.map((days) => ({ value: String(days), label: texts.days(days) }))}
        onChange={({ target }) => change({ days: target.value })}
      />
    </FormDialog>
  )
}

/** Makes a link with which a user chooses a new password. */
export function ResetDialog({ user, onClose }: { user: Account; onClose: () => void }) {
  const { token, creation } = useCreation(() => call(createResetLink, { id: user.id }))
  if (token !== null) return <MadeLink address={addressOfLink(token)} onClose={onClose} />
  return (
    <FormDialog
      title={texts.resetTitle}
      description={texts.resetText(user.username)}
      submitLabel={texts.createReset}
      isPending={creation.isPending}
      fault={creation.error?.message}
      onSubmit={() => creation.send()}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  )
}

function useCreation(create: () => Promise<{ token: string }>) {
  const queries = useQueryClient()
  const [token, setToken] = useState<string | null>(null)
  const creation = useSingleMutation({
    mutationFn: () => create(),
    onSuccess: (made) => {
      setToken(made.token)
      return queries.invalidateQueries(accountLinksQuery)
    },
  })
  return { token, creation }
}
