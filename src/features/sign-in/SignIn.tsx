import { useEffect, useState, useSyncExternalStore } from 'react'
import { takeKeptNotice } from '../../flows/kept-notice'
import { withLang } from '../../paths'
import { langOf, type Lang } from '../../texts'
import { signInTexts } from '../../texts/sign-in'
import { Texts } from '../../texts/Texts'
import type { SignInPort } from './port'
import { SignInPage } from './SignInPage'

type Props = {
  port: SignInPort
  /** The language of the page that stands in the document already. */
  standing: Lang
}

const unheard = () => () => undefined

/** The title of the document. */
export const signInTitle = (lang: Lang): string =>
  `${signInTexts[lang]['signIn.title']} · ${signInTexts[lang]['signIn.brand']}`

function pressAgain() {
  for (const pressed of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete pressed.dataset.pressed
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
    else pressed.click()
  }
}

/**
 * The light page with its texts. The address holds the language; a switch changes only that. The build puts it into the
 * document; it is `alive` once React has taken that over, and knows nothing of the browser before.
 */
export function SignIn({ port, standing }: Props) {
  const alive = useSyncExternalStore(
    unheard,
    () => true,
    () => false,
  )
  const [chosen, setChosen] = useState<Lang>()
  const lang = alive ? (chosen ?? langOf(location.search)) : standing
  const [notice] = useState(takeKeptNotice)
  const choose = (next: Lang) => {
    history.replaceState(null, '', withLang(location.pathname + location.search + location.hash, next))
    setChosen(next)
  }
  // The document's own language and title are outside React.
  useEffect(() => {
    document.documentElement.lang = lang
    document.title = signInTitle(lang)
  }, [lang])
  // So is what was pressed before: the first script of the document has marked it (deploy/document.ts).
  useEffect(() => {
    if (alive) pressAgain()
  }, [alive])
  return (
    <Texts lang={lang} messages={signInTexts[lang]}>
      <SignInPage port={port} alive={alive} lang={lang} onLang={choose} notice={notice} />
    </Texts>
  )
}
