import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { paths, withLang } from '../../paths'

const Styled = chakra(RouterLink)

/** An own address with the language of the present one: `lang` is carried over on every way (I18N-06). */
export function useOwnAddress(): (address: string) => string {
  const lang = useSearchParams()[0].get('lang')
  return (address) => withLang(address, lang)
}

type Props = Omit<ComponentProps<typeof Styled>, 'to'> & { to: string }

/** A link inside the console. /login is always a document load. */
export function Link({ to, ...rest }: Props) {
  const own = useOwnAddress()
  return <Styled {...rest} to={own(to)} reloadDocument={to.startsWith(paths.signIn)} />
}
