import { Suspense, use, useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { Outlet, useLocation } from 'react-router-dom'
import { errorDetailClosed } from '../flows/error-detail'
import { arrivalId } from '../kit/navigation/useArrival'
import { PreviewFrame } from '../features/access/PreviewFrame'
import { pathChanged } from '../session/state'
import { langOf, type Lang } from '../texts'
import { Texts } from '../texts/Texts'
import { FirstArriving } from './Arriving'
import { useCatalogue, type Catalogue } from './catalogue'
import { Coming } from './Coming'
import { OtherTabDialog } from './OtherTabDialog'
import { LeaveGuard } from './LeaveGuard'
import { ErrorDrawer } from './ErrorDrawer'
import { NoticeHost } from './NoticeHost'
import { OrganizationColour } from './OrganizationColour'

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
  const catalogue = useCatalogue(lang)
  return (
    <Suspense fallback={<FirstArriving />}>
      <Worded lang={lang} catalogue={catalogue} />
    </Suspense>
  )
}

function Worded({ lang, catalogue }: { lang: Lang; catalogue: Catalogue }) {
  return (
    <Texts lang={lang} messages={use(catalogue)}>
      <OrganizationColour />
      <div id={arrivalId} className="sr" aria-live="polite" />
      <Coming />
      <Outlet />
      <PreviewFrame />
      <LeaveGuard />
      <OtherTabDialog />
      <NoticeHost />
      <ErrorDrawer />
    </Texts>
  )
}
