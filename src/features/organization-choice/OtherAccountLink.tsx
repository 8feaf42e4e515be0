import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Link } from '../../kit/navigation/Link'
import { address, paths } from '../../paths'

/** To /login, and from there on to where the person was going. */
export function SignInLink({ children }: { children: ReactNode }) {
  return (
    <Link to={useSignInAddress()} display="inline-flex" alignItems="center" minH="44px" fontWeight="bold">
      {children}
    </Link>
  )
}

/** /login, and from there on to where the person was going. */
export function useSignInAddress(): string {
  const [query] = useSearchParams()
  return address(paths.signIn, { url: query.get('url'), target: query.get('target') })
}
