import { useQueryClient } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { adminMessages as texts } from '#contract/account/admin.texts.ts'
import { ROLES, type Role } from '#domain/account/access.ts'
import { ApiError } from '../../shared/api/api.ts'
import { resolveBy, type Faults } from '../../shared/page/form-check.ts'
import { notify } from '../../shared/page/toast.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { FormDialog } from '../../shared/ui/overlay/FormDialog.tsx'
import { PasswordField } from '../../shared/ui/form/PasswordField.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { changeFault, fieldOf } from './user-faults.ts'
import { usersQuery } from './user.queries.ts'
import styles from './UserDialog.module.css'

export interface UserDraft {
  username: string
  email: string
  password: string
  role: Role
}

export const NEW_USER: UserDraft = { username: '', email: '', password: '', role: 'user' }

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: texts.roleNames[role] }))

interface UserDialogProps {
  title: string
  submitLabel: string
  hint: string
  defaults: UserDraft
  /** Null hides the password field. */
  passwordLabel: string | null
  check: (draft: UserDraft) => Faults
  send: (draft: UserDraft) => Promise<unknown>
  done: string
  failed: string
  onClose: () => void
}

export function UserDialog(props: UserDialogProps) {
  const { title, submitLabel, hint, defaults, passwordLabel, onClose } = props
  const { form, submit, isPending } = useUserForm(props)
  const { register, formState } = form
  const { errors } = formState

  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      isPending={isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={texts.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
      {passwordLabel !== null ? (
        <PasswordField
          label={passwordLabel}
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password')}
        />
      ) : null}
      <SelectField
        label={texts.role}
        options={ROLE_OPTIONS}
        defaultValue={defaults.role}
        hint={texts.roleHint}
        error={errors.role?.message}
        {...register('role')}
      />
      <p className={styles.hint}>{hint}</p>
    </FormDialog>
  )
}

function useUserForm({ defaults, check, send: mutationFn, ...rest }: UserDialogProps) {
  const { done, failed, onClose } = rest
  const queryClient = useQueryClient()
  const form = useForm<UserDraft>({ defaultValues: defaults, resolver: resolveBy(check) })
  const { send, isPending } = useSingleMutation({
    mutationFn,
    onSuccess: () => {
      notify.success(done)
      onClose()
      return queryClient.invalidateQueries(usersQuery)
    },
    onError: (error) => {
      const field = fieldOf(error)
      const message = changeFault(error, failed)
      form.setError(field ?? 'root', { message }, { shouldFocus: true })
      if (!field) notify.error(failed)
      // Another user has deleted this account: refetch, so the row disappears.
      if (error instanceof ApiError && error.status === 404) {
        void queryClient.invalidateQueries(usersQuery)
      }
    },
  })
  const submit = form.handleSubmit(send)

  return { form, isPending, submit: (event: SubmitEvent) => void submit(event) }
}
