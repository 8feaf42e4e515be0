import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { inTime } from '../../arriving'
import { takesCookies } from '../../browser'
import { config } from '../../config'
import { now } from '../../clock'
import { useText, type Lang, type MessageId } from '../../texts'
import { fetchAhead } from './ahead'
import { goingBy } from './CaptchaLine'
import { Icon } from './icons'
import { LanguageSelect } from './LanguageSelect'
import { Mosaic } from './Mosaic'
import { PasswordResetDialog } from './PasswordResetDialog'
import type { SignInPort } from './port'
import type { DialogsProps } from './SignInDialogs'
import { SignInForm } from './SignInForm'

/** The facts of the flow, by name: importing the action creators would bring the store to the first load. */
const facts = {
  credentialsGiven: 'signIn/credentialsGiven',
  captchaRenewed: 'captcha/renewed',
} as const

type Props = {
  port: SignInPort
  /** False while the page stands in the document as it was built: what only the browser knows is left out. */
  alive: boolean
  lang: Lang
  onLang: (lang: Lang) => void
  notice?: MessageId | undefined
}

/** What may have to be told at once; the first script of the document says which (deploy/document.ts). */
const early = ['session.expired', 'session.signedOutInOtherTab', 'logout.done', 'signIn.noCookies'] as const
/** Places in the built page that the server fills in (deploy/document.ts). */
const unknown = { contactUrl: '%contact%', years: { from: '%from%', to: '%to%', owner: '%owner%' } }

/** /login: the light way in. */
export function SignInPage({ port, alive, lang, onLang, notice }: Props) {
  const text = useText()
  const view = useSyncExternalStore(port.subscribe, port.view, port.view)
  const [forgotten, setForgotten] = useState(false)
  const [policy, setPolicy] = useState(false)
  const wantsDialogs = view.step?.name === 'code' || policy
  const { Dialogs, failed, setFailed } = useDialogs(wantsDialogs)
  const stands = view.captcha === 'ready'
  // The browser's cache is outside React.
  useEffect(() => {
    if (stands) fetchAhead(lang)
  }, [stands, lang])
  const { contactUrl, policyUrl, years } = alive ? known() : { ...unknown, policyUrl: undefined }
  return (
    <div className="signin">
      <main className="pane">
        <header className="pane-top">
          <Brand />
          <LanguageSelect lang={lang} onLang={onLang} />
        </header>
        <div className="pane-middle">
          <div role="status">
            {!alive && early.map((id) => <Told key={id} id={id} early={id} />)}
            {alive && notice && <Told id={notice} />}
            {alive && !takesCookies() && <Told id="signIn.noCookies" />}
            {view.already && (
              <div className="banner info">
                <Icon name="check" />
                <span>
                  {text('signIn.already', { who: view.already.id })}
                  <a href={view.already.to}>{text('signIn.goOn')}</a>
                </span>
              </div>
            )}
          </div>
          {wantsDialogs && (failed || !Dialogs) && (
            <div className="banner" role="status" tabIndex={-1}>
              {!failed && <span className="spinner" aria-hidden />}
              <span className="grow">{text(failed ? 'signIn.couldNotLoad' : 'signIn.loading')}</span>
              {failed && (
                <button type="button" className="btn plain s" onClick={goingBy(() => setFailed(false))}>
                  {text('captcha.retry')}
                </button>
              )}
            </div>
          )}
          <SignInForm
            view={view}
            alive={alive}
            contactUrl={contactUrl}
            onCredentials={(payload) => port.tell({ type: facts.credentialsGiven, payload })}
            onCaptchaRetry={() => port.tell({ type: facts.captchaRenewed })}
            onForgotten={() => setForgotten(true)}
          />
        </div>
        <footer className="pane-foot small">
          <span suppressHydrationWarning>{text('common.copyright', years)}</span>
          {policyUrl ? (
            <a href={policyUrl} target="_blank" rel="noopener noreferrer">
              {text('common.privacyPolicy')}
            </a>
          ) : (
            <button type="button" className="link small" onClick={() => setPolicy(true)}>
              {text('common.privacyPolicy')}
            </button>
          )}
        </footer>
      </main>
      <aside className="side-art">
        <Mosaic />
        <p>{text('common.tagline')}</p>
      </aside>
      {alive && <PasswordResetDialog open={forgotten} onClose={() => setForgotten(false)} />}
      {wantsDialogs && Dialogs && !failed && (
        <Dialogs
          view={view}
          lang={lang}
          port={port}
          policy={policy}
          onPolicyClose={() => setPolicy(false)}
          onFailed={() => setFailed(true)}
        />
      )}
    </div>
  )
}

/** What the configuration and the clock say. */
function known() {
  const { contactUrl, policyUrl, copyright } = config()
  const to = String(new Date(now()).getFullYear())
  return { contactUrl, policyUrl, years: { from: String(copyright.from), to, owner: copyright.owner } }
}

/** What is told above the form; `early`: sign-in.css shows it where the document says so. */
function Told({ id, early }: { id: MessageId; early?: string }) {
  const text = useText()
  const isWarning = id === 'session.expired' || id === 'signIn.noCookies'
  return (
    <div className={isWarning ? 'banner warning' : 'banner success'} data-early={early}>
      <Icon name={isWarning ? 'warning' : 'check'} />
      <span>{text(id)}</span>
    </div>
  )
}

/** The dialogs are a piece of code of their own; it is fetched when one is wanted, and whenever it is tried again. */
function useDialogs(wanted: boolean) {
  const [Dialogs, setDialogs] = useState<ComponentType<DialogsProps>>()
  const [failed, setFailed] = useState(false)
  // The code is outside React.
  useEffect(() => {
    if (!wanted || Dialogs || failed) return
    let left = false
    inTime(() => import('./SignInDialogs')).then(
      ({ SignInDialogs }) => !left && setDialogs(() => SignInDialogs),
      () => !left && setFailed(true),
    )
    return () => {
      left = true
    }
  }, [wanted, Dialogs, failed])
  return { Dialogs, failed, setFailed }
}

function Brand() {
  const [first = '', ...rest] = useText()('signIn.brand').split(' ')
  return (
    <span className="brand">
      <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect x="2" y="2" width="12" height="28" rx="3" />
        <rect className="p" x="18" y="2" width="12" height="16" rx="3" />
        <rect x="18" y="22" width="12" height="8" rx="3" />
      </svg>
      <span>
        {first}
        <br />
        {rest.join(' ')}
      </span>
    </span>
  )
}
