import { useState } from 'react'
import { IconButton } from './IconButton'
import { TextField, type TextFieldProps } from './TextField'

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'concealed' | 'numeric' | 'icon' | 'trailing' | 'inputMode'
> {
  /** 'off' for a secret that is no password. */
  autoComplete: 'current-password' | 'new-password' | 'off'
  showLabel: string
  hideLabel: string
}

/** A password, or a secret of several lines with `rows`, with a control that shows and hides it. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      {...(field.rows === undefined ? { type: shown ? 'text' : 'password' } : { concealed: !shown })}
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
