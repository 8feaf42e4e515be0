import { useEffect, useState } from 'react'
import { takeKeptNotice } from '../../flows/kept-notice'
import { withLang } from '../../paths'
import { langOf, type Lang } from '../../texts'
import { signInTexts } from '../../texts/sign-in'
import { Texts } from '../../texts/Texts'
import type { SignInPort } from './port'
import { SignInPage } from './SignInPage'

/** The light page with its texts. The address holds the language; a switch changes only that. */
export function SignIn({ port }: { port: SignInPort }) {
  const [lang, setLang] = useState<Lang>(() => langOf(location.search))
  const [notice] = useState(takeKeptNotice)
  const choose = (chosen: Lang) => {
    history.replaceState(null, '', withLang(location.pathname + location.search + location.hash, chosen))
    setLang(chosen)
  }
  // The document's own language and title are outside React.
  useEffect(() => {
    document.documentElement.lang = lang
    document.title = `${signInTexts[lang]['signIn.title']} · ${signInTexts[lang]['signIn.brand']}`
  }, [lang])
  return (
    <Texts lang={lang} messages={signInTexts[lang]}>
      <SignInPage port={port} lang={lang} onLang={choose} notice={notice} />
    </Texts>
  )
}
