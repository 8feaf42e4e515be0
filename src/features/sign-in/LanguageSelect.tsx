import { langs, useText, type Lang } from '../../texts'
import { Icon } from './icons'

/** Switches the language; only the address changes, nothing typed is lost. */
export function LanguageSelect({ lang, onLang }: { lang: Lang; onLang: (lang: Lang) => void }) {
  const text = useText()
  return (
    <span className="lang">
      <Icon name="globe" />
      <select
        aria-label={text('signIn.language')}
        value={lang}
        autoComplete="off" // or a browser keeps it through a reload
        onChange={(event) => onLang(event.target.value as Lang)} // its options are the languages
      >
        {langs.map((each) => (
          <option key={each} value={each}>
            {text(`language.${each}`)}
          </option>
        ))}
      </select>
      <Icon name="down" small />
    </span>
  )
}
