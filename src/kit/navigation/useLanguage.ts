import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Lang } from '../../texts'

/** The language of the address, and what changes it and nothing else: the screen stays, and all that was typed. */
export function useLanguage(): readonly [Lang, (next: Lang) => void] {
  const lang = useIntl().locale as Lang // LanguageLayer sets no other
  const navigate = useNavigate()
  const here = useLocation()
  const choose = (next: Lang) => {
    const query = new URLSearchParams(here.search)
    query.set('lang', next)
    void navigate({ ...here, search: query.toString() }, { replace: true, state: here.state as unknown })
  }
  return [lang, choose]
}
