import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#contract/base/texts.ts'
import { IconButton } from '../action/IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false)

  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={shown ? messages.login.hidePassword : messages.login.showPassword}
          icon={shown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
