import type { ReactNode } from 'react'
import { IntlProvider, ReactIntlErrorCode } from 'react-intl'
import type { Lang } from '.'

type Props = { lang: Lang; messages: Readonly<Record<string, string>>; children: ReactNode }
type TellError = NonNullable<Parameters<typeof IntlProvider>[0]['onError']>

/** Everything but that there is no locale. */
const tellError: TellError = (error) => {
  if (process.env.NODE_ENV !== 'production' && error.code !== ReactIntlErrorCode.INVALID_CONFIG)
    console.error(error)
}

/**
 * Gives texts to what stands inside. Told a locale, react-intl asks whether the browser knows it, and the first such
 * question makes a browser go through all that it has: 70 ms, and on a slow device a quarter of a second before anything
 * is on the screen. Every browser knows our two; a default locale is taken as it is.
 */
export function Texts({ lang, messages, children }: Props) {
  return (
    <IntlProvider locale="" defaultLocale={lang} messages={messages} onError={tellError}>
      {children}
    </IntlProvider>
  )
}
