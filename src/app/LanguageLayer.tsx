import { Suspense, use, useEffect, useMemo } from 'react'
import { useDispatch } from 'react-redux'
import { Outlet, useLocation } from 'react-router-dom'
import { errorDetailClosed } from '../flows/error-detail'
import { arrivalId } from '../kit/navigation/useArrival'
import { pathChanged } from '../session/state'
import { langOf, loadMessages, type Lang, type Messages } from '../texts'
import { Texts } from '../texts/Texts'
import { FirstArriving } from './Arriving'
import { Coming } from './Coming'
import { OtherTabDialog } from './OtherTabDialog'
import { LeaveGuard } from './LeaveGuard'
import { ErrorDrawer } from './ErrorDrawer'
import { NoticeHost } from './NoticeHost'
import { OrganizationColour } from './OrganizationColour'

const catalogues = new Map<Lang, Promise<Messages>>()
const catalogue = (lang: Lang): Promise<Messages> => {
  const known = catalogues.get(lang)
  if (known) return known
  const coming = loadMessages(lang)
  catalogues.set(lang, coming)
  coming.catch(() => catalogues.delete(lang))
  return coming
}

/** The language of the address around every screen. */
export function LanguageLayer() {
  const { search, pathname } = useLocation()
  const lang = langOf(search)
  const dispatch = useDispatch()
  // The document's language and the scroll position are outside React.
  useEffect(() => {
    document.documentElement.lang = lang
  }, [lang])
  useEffect(() => {
    window.scrollTo(0, 0)
    dispatch(pathChanged())
    dispatch(errorDetailClosed())
  }, [pathname, dispatch])
  const messages = useMemo(() => catalogue(lang), [lang])
  return (
    <Suspense fallback={<FirstArriving />}>
      <Worded lang={lang} messages={messages} />
    </Suspense>
  )
}

function Worded({ lang, messages }: { lang: Lang; messages: Promise<Messages> }) {
  return (
    <Texts lang={lang} messages={use(messages)}>
      <OrganizationColour />
      <div id={arrivalId} className="sr" aria-live="polite" />
      <Coming />
      <Outlet />
      <LeaveGuard />
      <OtherTabDialog />
      <NoticeHost />
      <ErrorDrawer />
    </Texts>
  )
}
