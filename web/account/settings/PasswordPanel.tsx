import { useForm } from 'react-hook-form'
import { settingsMessages as texts } from '#contract/account/settings.texts.ts'
import { changePassword } from '#contract/account/settings.ts'
import { ApiError, call, isServerMessage } from '../../shared/api/api.ts'
import { resolveBy } from '../../shared/page/form-check.ts'
import { notify } from '../../shared/page/toast.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { PasswordField } from '../../shared/ui/form/PasswordField.tsx'
import { NO_CHANGE, passwordFaults, type PasswordChange } from './password-change.ts'
import styles from './PasswordPanel.module.css'

/** The form field each error code is about. */
const FIELD_OF = { password_wrong: 'currentPassword', password_refused: 'newPassword' } as const

export function PasswordPanel({ username }: { username: string }) {
  const { register, handleSubmit, reset, setError, formState } = useForm<PasswordChange>({
    defaultValues: NO_CHANGE,
    resolver: resolveBy(passwordFaults),
  })
  const { errors } = formState
  const { send, isPending, isSuccess } = useSingleMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordChange) =>
      call(changePassword, { currentPassword, newPassword }),
    onSuccess: () => {
      reset(NO_CHANGE)
      notify.success(texts.passwordChanged)
    },
    onError: (error) => {
      const { field, message } = explain(error)
      setError(field, { message }, { shouldFocus: true })
    },
  })
  const submit = handleSubmit(send)

  return (
    <Panel title={texts.changePassword}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {errors.root?.message ? <Notice tone="danger">{errors.root.message}</Notice> : null}
        {isSuccess && !formState.isDirty ? (
          <Notice tone="success">{texts.passwordChanged}</Notice>
        ) : null}
        {/* Tells password managers whose password changes. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label={texts.currentPassword}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <PasswordField
          label={texts.newPassword}
          autoComplete="new-password"
          hint={texts.newPasswordHint}
          error={errors.newPassword?.message}
          {...register('newPassword')}
        />
        <PasswordField
          label={texts.confirmPassword}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
        <div>
          <Button type="submit" variant="primary" busy={isPending}>
            {texts.changePassword}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function explain(error: Error) {
  if (!(error instanceof ApiError)) return { field: 'root', message: texts.passwordFailed } as const
  const field = Object.entries(FIELD_OF).find(([code]) => code === error.code)?.[1] ?? 'root'
  const message = isServerMessage(error)
    ? error.message
    : `${texts.passwordFailed}. ${error.message}`
  return { field, message } as const
}
