import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react'
import type { LoginRequest } from '../../api'
import { useSecondsLeft } from '../../kit/useSecondsLeft'
import { useText } from '../../texts'
import { CaptchaLine } from './CaptchaLine'
import { credentialMistakes } from './credentials'
import { PasswordInput, UserNameInput } from './inputs'
import { Icon } from './icons'
import type { SignInView } from './port'

type Props = {
  view: SignInView
  /** False while it stands in the document as it was built. */
  alive: boolean
  contactUrl: string
  onCredentials: (credentials: LoginRequest) => void
  onCaptchaRetry: () => void
  onForgotten: () => void
}

/** What describes the field to correct, and the button that waits. */
const REFUSAL = 'refusal'
const CAPTCHA = 'captcha'
const WAIT = 'wait'

/** What stands in a field, also where a password manager or another program wrote it without telling the page. */
const typedIn = (form: HTMLFormElement, name: keyof LoginRequest): string =>
  (form.elements.namedItem(name) as HTMLInputElement).value // both are inputs of the form below

/** The form of the light way in. It is never swapped: what stands behind the port arrives while one types. */
export function SignInForm(props: Props) {
  const { view, alive, contactUrl, onCredentials, onCaptchaRetry, onForgotten } = props
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const { sending, captcha } = view
  const asksCode = view.step?.name === 'code'
  // A refused code is told in its dialog.
  const refusal = asksCode ? undefined : view.refusal
  const secondsLeft = useSecondsLeft(refusal)
  const isLockedOut = secondsLeft !== undefined && secondsLeft > 0
  // Two fields do without Formik, which would weigh a sixth of the first load.
  const [mistakes, setMistakes] = useState<ReturnType<typeof credentialMistakes>>({})

  // Focus is the browser's: the first wrong field after a press, the password after a refusal.
  useEffect(() => {
    const wrong = (['userName', 'password'] as const).find((name) => mistakes[name])
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }, [mistakes])
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }, [refusal])
  // Whoever closes the code dialog goes on where they were.
  const pressedAt = useRef<HTMLElement>(null)
  useEffect(() => {
    if (asksCode) return () => pressedAt.current?.focus()
  }, [asksCode])

  const error = (name: keyof LoginRequest) => mistakes[name] && text(mistakes[name])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isLockedOut) return
    const { activeElement, body } = document
    pressedAt.current =
      activeElement instanceof HTMLElement && activeElement !== body ? activeElement : submit.current
    const values = {
      userName: typedIn(event.currentTarget, 'userName'),
      password: typedIn(event.currentTarget, 'password'),
    }
    const found = credentialMistakes(values)
    setMistakes(found)
    if (Object.keys(found).length === 0 && !sending)
      onCredentials({ ...values, userName: values.userName.trim() })
  }

  // Without a token a press on the button does nothing, but Enter in a field is always heard (decisions 35).
  const heldBack = (captcha !== 'ready' || isLockedOut) && !sending
  const onPress = (event: MouseEvent) => {
    if (sending || (heldBack && (event.detail > 0 || document.activeElement === submit.current)))
      event.preventDefault()
  }

  const contact = (
    <a href={contactUrl} suppressHydrationWarning>
      {text('signIn.contactUs')}
    </a>
  )
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
            {refusal.also && <span>{text(refusal.also)}</span>}
            {secondsLeft !== undefined && <Wait seconds={secondsLeft} />}
          </span>
        </div>
      )}
      <UserNameInput error={error('userName')} />
      <PasswordInput error={error('password')} describedBy={refusal && REFUSAL} onForgotten={onForgotten} />
      <CaptchaLine id={CAPTCHA} state={captcha} onRetry={onCaptchaRetry} />
      <button
        ref={submit}
        className="btn primary wide"
        type="submit"
        // Or the browser would send the form itself.
        disabled={!alive}
        aria-disabled={heldBack}
        aria-describedby={isLockedOut ? WAIT : heldBack ? CAPTCHA : undefined}
        aria-busy={sending}
        onClick={onPress}
      >
        {sending && <span className="spinner" aria-hidden />}
        {text(sending ? 'signIn.sending' : 'signIn.submit')}
      </button>
      <p className="muted centred">
        {text('signIn.noAccount')} {contact}
      </p>
    </form>
  )
}

/** How long whoever is locked out has still to wait. It is read with what was refused, and again when it is over. */
function Wait({ seconds }: { seconds: number }) {
  const text = useText()
  const time = { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }
  return (
    <span id={WAIT} role="timer" aria-live={seconds > 0 ? 'off' : 'polite'}>
      {seconds > 0 ? text('wait.left', time) : text('wait.isOver')}
    </span>
  )
}
