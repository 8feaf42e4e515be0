import { useState } from 'react'
import { useText } from '../../texts'
import { Icon } from './icons'

/** What is typed stays in the field itself, where the form reads it. */
type FieldProps = { error?: string | undefined }

/** `also`: the id of further words that a screen reader reads with the field. */
const described = (name: string, error?: string, also?: string) => ({
  id: name,
  name,
  'aria-invalid': error !== undefined,
  'aria-describedby': error === undefined ? also : `${name}-error`,
})

function FieldError({ name, error }: { name: string; error?: string | undefined }) {
  if (error === undefined) return null
  return (
    <span className="error" id={`${name}-error`}>
      <Icon name="error" small />
      {error}
    </span>
  )
}

/** The user name; its type stays text, since an e-mail field would trim and refuse by itself. */
export function UserNameInput({ error }: FieldProps) {
  const text = useText()
  return (
    <div className="field">
      <label htmlFor="userName">{text('signIn.userName')}</label>
      <span className={error === undefined ? 'input' : 'input bad'}>
        <input
          {...described('userName', error)}
          placeholder={text('signIn.userNamePlaceholder')}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </span>
      <FieldError name="userName" error={error} />
    </div>
  )
}

/** The password, which can be shown, beside the way to help with a forgotten one. */
export function PasswordInput({
  error,
  describedBy,
  onForgotten,
}: FieldProps & { describedBy?: string | undefined; onForgotten: () => void }) {
  const text = useText()
  const [shown, setShown] = useState(false)
  return (
    <div className="field helped">
      <label htmlFor="password">{text('signIn.password')}</label>
      <span className={error === undefined ? 'input' : 'input bad'}>
        <input
          {...described('password', error, describedBy)}
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          spellCheck={false}
        />
        <button
          type="button"
          className="icon-btn"
          aria-label={text(shown ? 'signIn.hidePassword' : 'signIn.showPassword')}
          title={text(shown ? 'signIn.hidePassword' : 'signIn.showPassword')}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      </span>
      <FieldError name="password" error={error} />
      {/* Beside the label, but after the field: Tab leads from the user name to the password. */}
      <button type="button" className="link" onClick={onForgotten}>
        {text('signIn.forgotPassword')}
      </button>
    </div>
  )
}
