import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react'
import type { LoginRequest } from '../../api'
import { config } from '../../config'
import { useText } from '../../texts'
import { CaptchaLine } from './CaptchaLine'
import { credentialMistakes } from './credentials'
import { PasswordInput, UserNameInput } from './inputs'
import { Icon } from './icons'
import type { SignInView } from './port'

type Props = {
  view: SignInView
  onCredentials: (credentials: LoginRequest) => void
  onCaptchaRetry: () => void
  onForgotten: () => void
}

/** What describes the field to correct, and the button that waits. */
const REFUSAL = 'refusal'
const CAPTCHA = 'captcha'

/** The form of the light way in. It is never swapped: what stands behind the port arrives while one types. */
export function SignInForm({ view, onCredentials, onCaptchaRetry, onForgotten }: Props) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const { sending, refusal, captcha } = view
  // Two fields do without Formik, which would weigh a sixth of the first load.
  const [values, setValues] = useState<LoginRequest>({ userName: '', password: '' })
  const [mistakes, setMistakes] = useState<ReturnType<typeof credentialMistakes>>({})

  // Focus is the browser's: the first wrong field after a press, the password after a refusal.
  useEffect(() => {
    const wrong = (['userName', 'password'] as const).find((name) => mistakes[name])
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }, [mistakes])
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }, [refusal])

  const field = (name: keyof LoginRequest) => ({
    value: values[name],
    error: mistakes[name] && text(mistakes[name]),
    onChange: (value: string) => setValues((typed) => ({ ...typed, [name]: value })),
  })

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = credentialMistakes(values)
    setMistakes(found)
    if (Object.keys(found).length === 0 && !sending)
      onCredentials({ ...values, userName: values.userName.trim() })
  }

  // Without a token a press on the button does nothing, but Enter in a field is always heard (decisions 35).
  const heldBack = captcha !== 'ready' && !sending
  const onPress = (event: MouseEvent) => {
    if (sending || (heldBack && (event.detail > 0 || document.activeElement === submit.current)))
      event.preventDefault()
  }

  return (
    <form ref={form} className="pane-form" method="post" noValidate onSubmit={onSubmit} aria-busy={sending}>
      <div>
        <h1>{text('signIn.title')}</h1>
        <p className="muted subtitle">{text('signIn.subtitle')}</p>
      </div>
      {refusal && (
        <div className="banner danger" role="alert" id={REFUSAL}>
          <Icon name="error" />
          <span>
            {refusal.status === 429 && <strong>{text('tooManyRequests.title')}</strong>}
            <span>{refusal.said ?? text(refusal.text ?? 'signIn.failed')}</span>
          </span>
        </div>
      )}
      <UserNameInput {...field('userName')} />
      <PasswordInput {...field('password')} describedBy={refusal && REFUSAL} onForgotten={onForgotten} />
      <CaptchaLine id={CAPTCHA} state={captcha} onRetry={onCaptchaRetry} />
      <button
        ref={submit}
        className="btn primary wide"
        type="submit"
        aria-disabled={heldBack}
        aria-describedby={heldBack ? CAPTCHA : undefined}
        aria-busy={sending}
        onClick={onPress}
      >
        {sending && <span className="spinner" aria-hidden />}
        {text(sending ? 'signIn.sending' : 'signIn.submit')}
      </button>
      <p className="muted centred">
        {text('signIn.noAccount')} <a href={config().contactUrl}>{text('signIn.contactUs')}</a>
      </p>
    </form>
  )
}
