import { useState } from 'react'
import { IconButton } from './IconButton'
import { TextField, type TextFieldProps } from './TextField'

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'rows' | 'numeric' | 'icon' | 'trailing' | 'inputMode'
> {
  /** 'off' for a secret that is no password. */
  autoComplete: 'current-password' | 'new-password' | 'off'
  showLabel: string
  hideLabel: string
}

/** A password with a control that shows and hides it. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          size="sm"
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
