import { newPassword as newPasswordSchema } from '#contract/account/account.ts'
import { settingsMessages } from '#contract/account/settings.texts.ts'
import { messages } from '#contract/base/texts.ts'
import type { Faults } from '../../shared/page/form-check.ts'

export interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

export const NO_CHANGE: PasswordChange = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
}

const { mismatch } = settingsMessages
const { fieldRequired } = messages.kit

export function passwordFaults(change: PasswordChange): Faults {
  const { currentPassword, newPassword, confirmPassword } = change
  const tooWeak = newPasswordSchema.safeParse(newPassword).error?.issues[0]?.message
  return {
    ...(currentPassword === '' && { currentPassword: fieldRequired }),
    ...(newPassword === ''
      ? { newPassword: fieldRequired }
      : tooWeak !== undefined && { newPassword: tooWeak }),
    ...(confirmPassword === ''
      ? { confirmPassword: fieldRequired }
      : confirmPassword !== newPassword && { confirmPassword: mismatch }),
  }
}
