import type { Account } from '#contract/account.ts'
import { adminMessages as texts } from '#contract/messages/admin.ts'
import { editUser, registerUser } from '#contract/user.ts'
import { call } from '../shared/api.ts'
import { schemaFaults } from '../shared/form-check.ts'
import { refreshSession } from '../shared/session.ts'
import { getSession } from '../shared/session-store.ts'
import { DeleteUserDialog } from './DeleteUserDialog.tsx'
import { NEW_USER, UserDialog } from './UserDialog.tsx'

export type OpenDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly user: Account }
  | { readonly kind: 'delete'; readonly user: Account }

interface UserDialogsProps {
  dialog: OpenDialog | null
  onClose: () => void
}

export function UserDialogs({ dialog, onClose }: UserDialogsProps) {
  if (dialog?.kind === 'create') return <CreateUserDialog onClose={onClose} />
  if (dialog?.kind === 'edit') return <EditUserDialog user={dialog.user} onClose={onClose} />
  if (dialog?.kind === 'delete') return <DeleteUserDialog user={dialog.user} onClose={onClose} />
  return null
}

function CreateUserDialog({ onClose }: { onClose: () => void }) {
  return (
    <UserDialog
      title={texts.createUser}
      submitLabel={texts.create}
      hint={texts.newUserHint}
      defaults={NEW_USER}
      hasPassword
      check={(draft) => schemaFaults(registerUser.input, draft)}
      send={(draft) => call(registerUser, draft)}
      done={texts.created}
      failed={texts.createFailed}
      onClose={onClose}
    />
  )
}

function EditUserDialog({ user, onClose }: { user: Account; onClose: () => void }) {
  const { id, username, email, role } = user
  return (
    <UserDialog
      title={texts.editUser}
      submitLabel={texts.save}
      hint={texts.roleChangeHint}
      defaults={{ username, email: email ?? '', role, password: '' }}
      check={(draft) => schemaFaults(editUser.input, { id, ...draft })}
      send={async (draft) => {
        await call(editUser, { id, ...pickProfile(draft) })
        if (id === getSession().user?.id) await refreshSession()
      }}
      done={texts.updated}
      failed={texts.updateFailed}
      onClose={onClose}
    />
  )
}

function pickProfile({
  username,
  email,
  role,
}: Pick<typeof NEW_USER, 'username' | 'email' | 'role'>) {
  return { username, email, role }
}
