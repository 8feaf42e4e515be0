import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Link } from '../../kit/navigation/Link'
import { address, paths } from '../../paths'
import { useText } from '../../texts'
import { Icon } from '../../ui/Icon'

const Words = chakra('span')

/** To /login, and from there on to where the person was going. */
export function OtherAccountLink({ short = false }: { /** Phones show the icon alone. */ short?: boolean }) {
  const text = useText()
  const target = useSignInAddress()
  return (
    <Link
      to={target}
      aria-label={text('organizationChoice.otherAccount')}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      gap="8px"
      flexShrink={0}
      minH="var(--control)"
      minW={{ base: '44px', md: 'auto' }}
      px={{ base: '12px', md: '16px' }}
      borderRadius="l2"
      color="fg"
      _hover={{ bg: 'bg.subtle', textDecoration: 'none' }}
    >
      <Icon name="swap" />
      <Words display={short ? { base: 'none', md: 'inline' } : undefined}>
        {text('organizationChoice.otherAccount')}
      </Words>
    </Link>
  )
}

/** The same way in the colour of a main action's words. */
export function SignInLink({ children }: { children: ReactNode }) {
  return (
    <Link to={useSignInAddress()} display="inline-flex" alignItems="center" minH="44px" fontWeight="bold">
      {children}
    </Link>
  )
}

function useSignInAddress(): string {
  const [query] = useSearchParams()
  return address(paths.signIn, { url: query.get('url'), target: query.get('target') })
}
