import { Suspense, use, useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { langOf, loadAccessMessages, type Lang, type Messages } from '../../texts'
import { Texts } from '../../texts/Texts'

const coming = new Map<Lang, Promise<Messages>>()

/** The texts of this feature, which no page waits for. What failed is loaded anew. */
export function bringTexts(lang: Lang): Promise<Messages> {
  const known = coming.get(lang)
  if (known) return known
  const texts = loadAccessMessages(lang)
  coming.set(lang, texts)
  texts.catch(() => coming.delete(lang))
  return texts
}

/** Gives them to what stands inside, beside those of the page. */
export function WithTexts({ children }: { children: ReactNode }) {
  const lang = langOf(useLocation().search)
  return (
    <Suspense fallback={null}>
      <Worded lang={lang}>{children}</Worded>
    </Suspense>
  )
}

function Worded({ lang, children }: { lang: Lang; children: ReactNode }) {
  const { messages } = useIntl()
  const own = use(bringTexts(lang))
  const all = useMemo(() => ({ ...(messages as Messages), ...own }), [messages, own])
  return (
    <Texts lang={lang} messages={all}>
      {children}
    </Texts>
  )
}
