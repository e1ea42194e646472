import type { Account } from '#contract/account/account.ts'
import { adminMessages as texts } from '#contract/account/admin.texts.ts'
import { changedUser, deleteUser, editUser, newUser, registerUser } from '#contract/account/user.ts'
import { call } from '../../shared/api/api.ts'
import { schemaFaults } from '../../shared/page/form-check.ts'
import { refreshSession } from '../../shared/session/session.ts'
import { getSession } from '../../shared/session/session-store.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { InviteDialog, ResetDialog } from '../links/InviteDialog.tsx'
import { changeFault } from './user-faults.ts'
import { usersQuery } from './user.queries.ts'
import { NEW_USER, UserDialog } from './UserDialog.tsx'

export type OpenUserDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'invite' }
  | { readonly kind: 'reset'; readonly user: Account }
  | { readonly kind: 'edit'; readonly user: Account }
  | { readonly kind: 'delete'; readonly user: Account }

interface UserDialogsProps {
  dialog: OpenUserDialog | null
  onClose: () => void
}

export function UserDialogs({ dialog, onClose }: UserDialogsProps) {
  if (dialog?.kind === 'create') return <CreateUserDialog onClose={onClose} />
  if (dialog?.kind === 'invite') return <InviteDialog onClose={onClose} />
  if (dialog?.kind === 'reset') return <ResetDialog user={dialog.user} onClose={onClose} />
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
      passwordLabel={texts.password}
      check={(draft) => schemaFaults(newUser, draft)}
      send={(draft) => call(registerUser, draft)}
      done={texts.created}
      failed={texts.createFailed}
      onClose={onClose}
    />
  )
}

function EditUserDialog({ user, onClose }: { user: Account; onClose: () => void }) {
  const { id, username, email, role } = user
  // Users change their own password in the settings, where the old one is required.
  const isOwn = id === getSession().user?.id
  return (
    <UserDialog
      title={texts.editUser}
      submitLabel={texts.save}
      hint={texts.changeHint}
      passwordLabel={isOwn ? null : texts.newPassword}
      defaults={{ username, email: email ?? '', role, password: '' }}
      check={(draft) => schemaFaults(changedUser, changeOf(id, draft))}
      send={async (draft) => {
        await call(editUser, changeOf(id, draft))
        if (isOwn) await refreshSession()
      }}
      done={texts.updated}
      failed={texts.updateFailed}
      onClose={onClose}
    />
  )
}

function DeleteUserDialog({ user, onClose }: { user: Account; onClose: () => void }) {
  return (
    <ConfirmDialog
      title={texts.deleteUser}
      question={texts.deleteQuestion(user.username)}
      confirmLabel={texts.confirmDelete}
      failed={texts.deleteFailed}
      faultOf={(error) => changeFault(error, texts.deleteFailed)}
      send={() => call(deleteUser, { id: user.id })}
      changes={usersQuery}
      onClose={onClose}
    />
  )
}

const changeOf = (id: number, { password, ...profile }: typeof NEW_USER) => ({
  id,
  ...profile,
  ...(password !== '' && { password }),
})
